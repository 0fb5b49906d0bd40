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

/** The SDK's rules, each with code that the compiler has seen. */
export const guideSections: readonly GuideSection[] = [
  {
    id: 'signing-in',
    title: 'A client, and who it is',
    words:
      'A program signs in with an access key: `machineLogin` gets a token when the first call needs one, and another when one is refused; calls in flight share that. In a browser that got its page from this server, leave `auth` out: the session’s cookie is enough. A write with a cookie must come from the server’s own origin (403 `FOREIGN_ORIGIN`).',
    code: setup,
  },
  {
    id: 'parameters',
    title: 'Parameters and results',
    words:
      'Parameters are always `{ path, query, body, headers }`. Results are plain objects. Timestamps are epoch milliseconds, ids are strings, locales are spelled `pt_br`, and money is a decimal number in the currency that stands beside it.',
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
      'Pages begin at 0. `items` walks through all pages of a list and asks for the next one only when it is needed.',
    code: `const late = items(dragoman, everything.tasks.list, {
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
      'Everything that fails is one of six errors, told apart by `kind`: `http`, `network`, `timeout`, `abort`, `parse`, `validation`. Each names the operation, the attempts, and the request as the server’s log knows it; none holds a secret. Decide by `code`: messages are for people. Each operation names the codes with which it refuses, and what to do then; with its id, `isHttpError` leaves only those, so that a misspelled one does not compile.',
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
    title: 'Trying again',
    words:
      'The SDK repeats GET, PUT and DELETE by itself when the connection broke or the server was busy (408, 429, 500, 502, 503, 504), up to four attempts within 60 s, and obeys `Retry-After`. A POST is repeated only where the contract says that it is safe, or when it carries an idempotency key: for a day, who sends the same with the same key gets the answer that it had, and nothing is done twice. What is locked is asked again every 3 s where the contract says so.',
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
    title: 'Work that goes on after the answer',
    words:
      'Three patterns, one function each: `pollRequest` posts a call again with the id of its request, `pollStatus` asks a status address, `pollJob` reads a job. A failure that the server reports is a result, not an exception.',
    code: `const costs = await pollRequest(
  dragoman,
  everything.costs.calculate,
  { path: { projectUUID } },
)
if (costs.status === 'ERROR') console.log(costs.error)`,
  },
  {
    id: 'permissions',
    title: 'What somebody may do',
    words:
      'The server decides; the same rule is a function, so that a client need not offer what would be refused. One of the codes suffices, an empty list asks for a session only, and administrators pass always. Requirements of all operations are data, too.',
    code: `const me = await dragoman.auth.current()
const toMove = requirements['tasks.changeStatus']
console.log('creates', can(me, ['PROJECT_create']))
console.log('moves tasks', can(me, toMove))`,
  },
  {
    id: 'life-cycles',
    title: 'What may happen next',
    words:
      'Moves of projects and tasks are tables that the server enforces and a client offers. `allowedMoves` answers what somebody may do now, and what still stands against it.',
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
  return `import { can, isHttpError } from '@dragoman/sdk'
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
      operations use the client that is made here; ids and files are variables. See also the
      <a href="${pageAddress('life-cycles')}">life cycles</a> and the
      <a href="${pageAddress('permissions-table')}">permissions</a>.
    </p>
    ${sections}`
}
