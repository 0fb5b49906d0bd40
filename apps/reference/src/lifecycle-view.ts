import {
  creationLifecycle,
  projectLifecycle,
  taskLifecycle,
  translationLifecycle,
  type Actor,
  type Lifecycle,
} from '@dragoman/sdk/lifecycles'
import { lifecycleAddress, operationAddress } from './addresses.ts'
import { html, spelled, type Html } from './html.ts'
import { drawLifecycle } from './lifecycle-drawing.ts'

type AnyLifecycle = Lifecycle<string, string, string>

interface LifecyclePage {
  readonly name: string
  readonly title: string
  readonly words: string
  readonly table: AnyLifecycle
  /** The schema of its states. */
  readonly schema: string
  /** Operations that change the state. */
  readonly operations: readonly string[]
}

export const lifecyclePages: readonly LifecyclePage[] = [
  {
    name: 'project',
    title: 'Project statuses',
    words: 'A project is drafted, approved, worked on, and delivered. An invoiced project no longer changes.',
    table: projectLifecycle,
    schema: 'ProjectStatus',
    operations: ['projects.changeStatus'],
  },
  {
    name: 'task',
    title: 'Task statuses',
    words: 'A task is one workflow step of one work unit. A returned or unassigned task is open again.',
    table: taskLifecycle,
    schema: 'TaskStatus',
    operations: [
      'tasks.changeStatus',
      'tasks.assign',
      'tasks.assignBulk',
      'tasks.autoAssign',
      'tasks.reject',
      'tasks.revokeAssignment',
    ],
  },
  {
    name: 'translation',
    title: 'Translated file statuses',
    words: 'The server creates the translated file of a work unit. When a segment changes, the file becomes outdated.',
    table: translationLifecycle,
    schema: 'TranslationStatus',
    operations: ['workUnits.buildTranslation'],
  },
  {
    name: 'creation',
    title: 'Work unit creation',
    words: 'A work unit can be opened in the editor once it is created.',
    table: creationLifecycle,
    schema: 'GenesisCreationStatus',
    operations: [],
  },
]

const actorWords: Readonly<Record<Actor, string>> = {
  system: 'the server',
  manager: 'a manager',
  creator: 'the client who created it',
  unitClient: 'a client of its organizational unit',
  assignee: 'the assigned linguist',
  linguist: 'a linguist',
}

const conditionWords: Readonly<Record<string, string>> = {
  hasWorkUnits: 'it has a work unit',
  costsIdle: 'no cost calculation is running',
  costsReady: 'the requested costs are calculated',
  allDelivered: 'the last step of every work unit is delivered',
  notInvoiced: 'it is not invoiced',
  projectApproved: 'its project is approved',
  unassigned: 'it is unassigned',
  assigned: 'it is assigned',
  linguistFits: 'the linguist matches the language pair and organizational unit',
  previousDelivered: 'the previous step is delivered',
  segmentsConfirmed: 'every segment is confirmed',
  tagsMatch: 'the tags match, or mismatches are confirmed as intended',
  nextNotAccepted: 'the next step is not accepted yet',
}

function conditionText(condition: string): string {
  const words = conditionWords[condition]
  if (!words) throw new Error(`The condition ${condition} of a life cycle has no words`)
  return words
}

const linkTo = ({ name, title }: LifecyclePage) => ({ address: lifecycleAddress(name), title })

/** The life cycle whose states a schema lists. */
export function lifecycleOfSchema(schema: string): { address: string; title: string } | undefined {
  const page = lifecyclePages.find((one) => one.schema === schema)
  return page && linkTo(page)
}

/** The life cycle in which an operation moves something. */
export function lifecycleOfOperation(id: string): { address: string; title: string } | undefined {
  const page = lifecyclePages.find(({ operations }) => operations.includes(id))
  return page && linkTo(page)
}

/** A life cycle as a drawing, and as a complete table. */
export function lifecycleView({ name, title, words, table, operations }: LifecyclePage): Html {
  const rows = table.transitions.map(
    ({ move, from, to, by, needs, reason }) =>
      html`<tr>
        <th scope="row"><code>${move}</code></th>
        <td data-head="From"><span>${from.map((state) => html`<code class="state">${state}</code> `)}</span></td>
        <td data-head="To"><code class="state">${to}</code></td>
        <td data-head="Who">${by.map((actor) => actorWords[actor]).join(', ')}</td>
        <td data-head="When">
          ${[...needs.map(conditionText), ...(reason ? ['a reason is given'] : [])].join('; ') || '–'}
        </td>
      </tr>`,
  )
  return html`<section class="lifecycle" id="life-${name}" aria-labelledby="life-${name}-name">
    <h2 id="life-${name}-name" tabindex="-1"><a href="#life-${name}" class="self">${title}</a></h2>
    <p>
      ${words}${operations.length > 0 && html` Moved by ${operations.map((id, index) => html`${index > 0 && ', '}<a href="${operationAddress(id)}">${spelled(id)}</a>`)}.`}
    </p>
    <div class="drawing" role="region" aria-label="${title}, drawn" tabindex="0">
      ${drawLifecycle(table, title, `arrow-${name}`)}
    </div>
    <div class="table" role="region" aria-label="Moves: ${title}" tabindex="0">
      <table class="moves">
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Who</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`
}
