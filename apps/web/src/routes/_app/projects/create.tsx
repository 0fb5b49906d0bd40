import { oneOf, search } from '@dragoman/hooks/list'
import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CreateProject } from '../../../features/projects/create/CreateProject.tsx'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { fileParamsQuery } from '../../../features/projects/file-preview/file-params.ts'
import { CreatePage } from '../../../form/CreatePage.tsx'
import { t } from '../../../i18n/t.ts'
import { named } from '../../../lazy.tsx'
import { uuid } from '../../../list/list-state.ts'
import { load } from '../../../load.ts'

const CreateContinuous = named(
  () => import('../../../features/projects/create/CreateContinuous.tsx'),
  'CreateContinuous',
)

export const Route = createFileRoute('/_app/projects/create')({
  staticData: {
    title: 'projects.new',
    areas: ['organizations', 'continuous', 'custom'],
    requires: ['PROJECT_create'],
    nav: { section: 'projects', label: 'shell.nav.newProject', order: 2 },
  },
  validateSearch: search({ kind: oneOf(['continuous']), unit: uuid, organization: uuid }),
  loader: (args) => Promise.all([load(args, fileParamsQuery), load(args, languagesQuery())]),
  component: CreateProjectPage,
})

function CreateProjectPage() {
  const { kind = 'order', unit, organization } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CreatePage title={t('projects.new')} list={{ to: '/projects', label: t('projects.title') }}>
      <Stack gap={24}>
        <SegmentedControl
          label={t('continuous.kind')}
          options={[
            { id: 'order', label: t('continuous.kind.order') },
            { id: 'continuous', label: t('continuous.kind.continuous'), icon: 'refresh' },
          ]}
          value={kind}
          onChange={(next) =>
            void navigate({
              search: (present) => ({ ...present, kind: next === 'continuous' ? next : undefined }),
              replace: true,
            })
          }
        />
        {kind === 'continuous' ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <CreateContinuous />
          </Suspense>
        ) : (
          <CreateProject client={{ unit, organization }} />
        )}
      </Stack>
    </CreatePage>
  )
}
