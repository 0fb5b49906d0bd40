import type { Contract, ContractOperation, ErrorCode } from '@dragoman/openapi/contract'
import { callKinds } from '@dragoman/openapi/error-codes'
import { errorAddress, errorFragment, linker, operationAddress } from './addresses.ts'
import { html, paragraphs, sentence, spelled, type Html } from './html.ts'

const codesOf = ({ errorCodes }: Contract, codes: readonly string[]) =>
  codes.map((code) => errorCodes.get(code)!).sort(byStatus)

const byStatus = (a: ErrorCode, b: ErrorCode) => a.status - b.status

const codeLink = (code: string) => html`<a href="${errorAddress(code)}">${spelled(code)}</a>`

/** With which codes an operation refuses: its own with what to do, those of its form by their names. */
export function errorsView(contract: Contract, { errors, commonErrors }: ContractOperation): Html {
  const link = linker(contract)
  const own = codesOf(contract, errors).map(
    ({ code, status, means, remedy }) =>
      html`<li>
        <span class="status">${status}</span
        ><span>${codeLink(code)} ${sentence(means, link)} <span class="note">${sentence(remedy, link)}</span></span>
      </li>`,
  )
  const common = codesOf(contract, commonErrors).map(
    ({ code, status }) => html`<li><span class="status">${status}</span> ${codeLink(code)}</li>`,
  )
  return html`${
      own.length > 0 &&
      html`<ul class="errors">
        ${own}
      </ul>`
    }
    <p class="note">${own.length > 0 ? 'Also possible' : 'Possible'} in all calls of this kind:</p>
    <ul class="links">
      ${common}
    </ul>`
}

function answererView({ operations }: Contract, { code, every }: ErrorCode): Html {
  const named = operations.filter(({ errors }) => errors.includes(code))
  return html`${every && html`<p>${callKinds[every].words}${named.length > 0 && ', and'}</p>`}${
    named.length > 0 &&
    html`<ul class="links">
      ${named.map(({ id }) => html`<li><a href="${operationAddress(id)}">${spelled(id)}</a></li>`)}
    </ul>`
  }`
}

const words = `Every refusal has the form of \`ApiError\`, and every code comes with the one status that stands here. Decide by the code: the message is for people, and its words may change.

Two writes that meet are no fault of either: whatever the call, the later one may be answered \`LOCKED\`, and \`CONFLICT\` where both make the same thing. A failure of the server itself has no code: 500 is a fault of it, 503 says that its database is away, 507 that its disk is full. \`requestId\` is what its log knows the request by.`

/** All codes: what they mean, what to do, and which operations answer them. */
export function errorCodesView(contract: Contract): Html {
  const link = linker(contract)
  const rows = [...contract.errorCodes.values()].sort(byStatus).map(
    (row) =>
      html`<tr id="${errorFragment(row.code)}">
        <th scope="row"><code>${row.code}</code></th>
        <td><span class="status">${row.status}</span></td>
        <td>${sentence(row.means, link)} <span class="note">${sentence(row.remedy, link)}</span></td>
        <td>${answererView(contract, row)}</td>
      </tr>`,
  )
  return html`<div class="lead">${paragraphs(words, link)}</div>
    <div class="table" role="region" aria-label="Error codes" tabindex="0">
      <table class="codes">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Status</th>
            <th scope="col">Means, and what to do</th>
            <th scope="col">Answered by</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`
}
