import type { Contract } from '@dragoman/openapi/contract'
import { linker, pageAddress } from './addresses.ts'
import { setup } from './examples.ts'
import { highlight } from './highlight.ts'
import { html, paragraphs, type Html } from './html.ts'

interface GuideSection {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly code: string
}

/** The SDK's rules, each with code that is compiled in the tests. */
export const guideSections: readonly GuideSection[] = [
  {
    id: 'signing-in',
    title: 'Client and sign-in',
    words:
      'A program signs in with an access key: `machineLogin` gets a token when the first call needs one, and a new one when a token is refused; calls in flight share it. In a page from this server, omit `auth`: the session cookie is enough. A write with a cookie must come from the server’s own origin (403 `FOREIGN_ORIGIN`).',
    code: setup,
  },
  {
    id: 'parameters',
    title: 'Parameters and results',
    words:
      'Parameters are always `{ path, query, body, headers }`. Results are plain objects. Timestamps are epoch milliseconds, ids are strings, locales look like `pt_br`, and money is a decimal number with its currency in the field next to it.',
    code: `const project = await dragoman.projects.get({
  path: { projectUUID },
})
const opened = new Date(project.createDate)
console.log(project.reference, opened)`,
  },
  {
    id: 'pages',
    title: 'Lists',
    words:
      'Pages start at 0. `items` iterates over all pages of a list and requests the next one only when it is needed.',
    code: `const late = items(dragoman.tasks.list, {
  query: { late: true },
})
for await (const { project, assignee } of late) {
  console.log(project.reference, assignee?.name)
}`,
  },
  {
    id: 'errors',
    title: 'Errors',
    words:
      'Every failure is one of seven errors, distinguished by `kind`: `http`, `network`, `timeout`, `abort`, `parse`, `validation`, or `job`. Each has the operation, the number of attempts, and the request id that the server’s log uses; none contains a secret. Decide by `code`: messages are for people. Each operation lists its error codes and what to do about them. Given the operation’s id, `isHttpError` accepts only those codes, so a misspelled one does not compile.',
    code: `try {
  await dragoman.tasks.assign({
    path: { taskUUID, userUUID },
  })
} catch (error) {
  if (!isHttpError<'tasks.assign'>(error)) throw error
  if (error.code === 'NOT_ELIGIBLE') console.log(error.data)
  else if (error.code === 'INVALID') console.log(error.issues)
  else console.log(error.message)
}`,
  },
  {
    id: 'retries',
    title: 'Retries',
    words:
      'The SDK retries GET, PUT, and DELETE automatically when the connection breaks or the server is busy (408, 429, 500, 502, 503, 504), with up to four attempts within 60 s, and respects `Retry-After`. It retries a POST only where the contract says that this is safe, or if the request has an idempotency key: for a day, the same request with the same key gets the same answer, and nothing is done twice. Where the contract says so, requests for locked resources are retried every 3 s.',
    code: `await dragoman.projects.createMessage(
  {
    path: { projectUUID },
    body: { text: 'The files are here.' },
  },
  {
    idempotencyKey: crypto.randomUUID(),
    timeout: 10_000,
    signal,
  },
)`,
  },
  {
    id: 'work-that-goes-on',
    title: 'Work in the background',
    words:
      '`run` starts a call that continues after its answer and follows it to the end, whichever of the three patterns it has. It rejects with a `JobError` if the work fails or is canceled. `download` gets a file from a link in an answer, signed or not, and sends credentials to no other server.',
    code: `const { downloadUrl } = await run(
  dragoman,
  everything.projects.startDownload,
  { path: { projectUUID } },
)
const archive = await download(dragoman, downloadUrl)
console.log(archive.name, archive.size)`,
  },
  {
    id: 'permissions',
    title: 'Permissions',
    words:
      'The server decides. The same rule is a function, so that a client doesn’t offer what the server would refuse. Any one of the codes is enough, an empty list requires only a session, and administrators always pass. The requirements of all operations are available as data.',
    code: `const me = await dragoman.auth.current()
const toMove = requirements['tasks.changeStatus']
console.log('creates', can(me, ['PROJECT_create']))
console.log('moves tasks', can(me, toMove))`,
  },
  {
    id: 'life-cycles',
    title: 'Allowed status changes',
    words:
      'Status changes of projects and tasks are tables, used by the server and by clients. `allowedMoves` returns the changes that a user can make, and the conditions that aren’t met yet.',
    code: `const moves = allowedMoves(projectLifecycle, 'DRAFT', {
  actors: ['manager'],
  facts: { hasWorkUnits: true },
})
for (const { move, to, unmet } of moves) {
  console.log(move, to, unmet)
}`,
  },
]

/** All of the guide's code as one module, for the compiler. */
export function guideModule(): string {
  const [first, ...rest] = guideSections
  const blocks = rest.map(({ code }) => `{\n${code}\n}`)
  return `import { can, download, isHttpError } from '@dragoman/sdk'
import { allowedMoves, projectLifecycle } from '@dragoman/sdk/lifecycles'
import { requirements } from '@dragoman/sdk/requirements'
declare const accessKey: string
declare const secret: string
declare const projectUUID: string
declare const taskUUID: string
declare const userUUID: string
declare const signal: AbortSignal
${first!.code}
${blocks.join('\n')}
`
}

export function guideView(contract: Contract): Html {
  const sections = guideSections.map(
    ({ id, title, words, code }) =>
      html`<section class="operation guide" id="${id}" aria-labelledby="${id}-name">
        <h2 id="${id}-name" tabindex="-1"><a href="#${id}" class="self">${title}</a></h2>
        <div class="columns">
          <div class="words">${paragraphs(words, linker(contract))}</div>
          <div class="example">
            <pre tabindex="0" role="region" aria-label="Example: ${title}"><code>${highlight(code)}</code></pre>
          </div>
        </div>
      </section>`,
  )
  return html`<p class="lead">
      How <code>@dragoman/sdk</code> calls this API, and the rules that it shares with the server. The examples of all
      operations use the client created here; ids and files are variables. See also the
      <a href="${pageAddress('life-cycles')}">life cycles</a> and the
      <a href="${pageAddress('permissions-table')}">permissions</a>.
    </p>
    ${sections}`
}
