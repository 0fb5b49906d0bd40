import type { Contract } from '@dragoman/openapi/contract'
import { journalFragment, operationAddress } from './addresses.ts'
import { html, spelled, type Html } from './html.ts'

const codes = (values: readonly string[]): Html =>
  html`${values.map((value, at) => html`${at > 0 && ', '}<code>${value}</code>`)}`

/** All journal entries: what they are about, what records them, and what webhooks and pipelines make of them. */
export function journalView({ journal, operations }: Contract): Html {
  const rows = [...journal.rows.values()].map(({ event, entity, kind, webhook, pipeline }) => {
    const recording = operations.filter((operation) => operation.journal === event)
    return html`<tr id="${journalFragment(event)}">
      <th scope="row"><code>${event}</code></th>
      <td>${codes(entity)}</td>
      <td><code>${kind}</code></td>
      <td>
        ${
          recording.length === 0
            ? 'The server'
            : html`<ul class="links">
                ${recording.map(({ id }) => html`<li><a href="${operationAddress(id)}">${spelled(id)}</a></li>`)}
              </ul>`
        }
      </td>
      <td>${webhook === undefined ? '–' : codes([webhook])}</td>
      <td>${pipeline === undefined ? '–' : codes([pipeline])}</td>
    </tr>`
  })
  return html`<div class="table" role="region" aria-label="Journal entries" tabindex="0">
    <table class="permissions">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">About</th>
          <th scope="col">Kind</th>
          <th scope="col">Recorded by</th>
          <th scope="col">Webhook event</th>
          <th scope="col">Pipeline event</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
