import { requirements } from '@dragoman/sdk/requirements'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Home } from '../../features/home/Home.tsx'
import { waitingCommentsQuery } from '../../features/segment-comments/comment-query.ts'
import { homeQuery } from '../../features/home/home-query.ts'
import { sampleQuery } from '../../ground/sample-query.ts'
import type { AnswerTask } from '../../features/home/TaskRows.tsx'
import { loadWords } from '../../i18n/words.ts'
import { region } from '../../lazy.tsx'

const withTaskWords =
  <Part,>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadWords(['tasks'])])
    return part
  }

const Buttons = region(
  withTaskWords(() => import('../../features/tasks/moves/AnswerTask.tsx')),
  'AnswerTask',
  () => null,
)

/** The buttons that answer a task; until they are here, a way to the task. */
const Answer: AnswerTask = ({ instead, ...task }) => (
  <Suspense fallback={instead}>
    <Buttons {...task} />
  </Suspense>
)

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'shell.home', areas: ['home'] },
  // Asked for with the code of the page; the page shows at once, and what fails shows in it.
  loader: ({ context: { queryClient, session } }) => {
    void queryClient.prefetchQuery(homeQuery())
    if (session.can(requirements['sampleData.get'])) void queryClient.prefetchQuery(sampleQuery())
    if (session.can(requirements['segmentComments.list'])) void queryClient.prefetchQuery(waitingCommentsQuery())
  },
  component: HomePage,
})

function HomePage() {
  return <Home answer={Answer} />
}
