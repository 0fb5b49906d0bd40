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
  /** Operations by which somebody moves it. */
  readonly operations: readonly string[]
}

export const lifecyclePages: readonly LifecyclePage[] = [
  {
    name: 'project',
    title: 'Life of a project',
    words: 'A project is drafted, approved, worked on and delivered; what was invoiced no longer changes.',
    table: projectLifecycle,
    schema: 'ProjectStatus',
    operations: ['projects.changeStatus'],
  },
  {
    name: 'task',
    title: 'Life of a task',
    words: 'A task is one workflow step of one work unit. Rejected or revoked, it is pending again, without a person.',
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
    title: 'Life of a translated file',
    words: 'The server builds the translated file of a work unit; a changed segment puts it out of date.',
    table: translationLifecycle,
    schema: 'TranslationStatus',
    operations: ['workUnits.buildTranslation'],
  },
  {
    name: 'creation',
    title: 'A work unit in the editor',
    words: 'A work unit opens in the editor only once it is created.',
    table: creationLifecycle,
    schema: 'GenesisCreationStatus',
    operations: [],
  },
]

const actorWords: Readonly<Record<Actor, string>> = {
  system: 'the server',
  manager: 'a manager',
  creator: 'the client who created it',
  unitClient: 'a client of its unit',
  assignee: 'whom it is assigned to',
  linguist: 'a linguist',
}

const conditionWords: Readonly<Record<string, string>> = {
  hasWorkUnits: 'it has a work unit',
  costsIdle: 'no cost calculation is running',
  costsReady: 'the costs that were asked for are there',
  allDelivered: 'every last step is delivered',
  notInvoiced: 'nothing of it is invoiced',
  projectApproved: 'its project is approved',
  unassigned: 'nobody has it yet',
  assigned: 'somebody has it',
  linguistFits: 'language pair and unit fit the linguist',
  previousDelivered: 'the step before is delivered',
  segmentsConfirmed: 'every segment is confirmed',
  tagsMatch: 'the tags match, or it was said on purpose that they do not',
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

/** A life cycle as a drawing, and as a table that says all of it. */
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
