import type { Contract, ContractAnswer, ContractOperation } from '@dragoman/openapi/contract'
import { journalAddress, linker, pageAddress } from './addresses.ts'
import { answerWords } from './answer-words.ts'
import { errorsView } from './error-view.ts'
import { exampleOf } from './examples.ts'
import { highlight } from './highlight.ts'
import { html, paragraphs, sentence, spelled, type Html } from './html.ts'
import { lifecycleOfOperation } from './lifecycle-view.ts'
import { requirementsView } from './permission-view.ts'
import { contentView, parametersView } from './schema-view.ts'

const provenances: Readonly<Record<string, string>> = {
  documented: 'Documented: the call is in the product’s specification.',
  published: 'Published: the call is in the product’s published API.',
  inferred: 'Inferred: the call is known by name, parts of its format are inferred.',
  designed: 'Designed in the style of the documented calls.',
}

const repeatable = ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']

/** When the SDK retries a failed call, as its `mayRetry` decides. */
export function retryWords({ method, retry }: Pick<ContractOperation, 'method' | 'retry'>): string {
  if (retry === 'never') return 'Only with an `Idempotency-Key`: the call has an effect each time.'
  const locked =
    retry === 'locked' ? ' While the resource is locked (423, or 422 with `BWX-002`), every 3 s for up to 45 s.' : ''
  if (repeatable.includes(method) || retry === 'safe')
    return `Automatic, on 408, 429, 500, 502, 503, 504, and lost connections.${locked}`
  return `Only with an \`Idempotency-Key\`.${locked}`
}

const asyncs: Readonly<Record<string, string>> = {
  'request-id':
    'Continues after the answer. Repeat the call with `requestId` until the status is no longer `RUNNING`, or use `run`.',
  'status-url':
    'Continues after the answer. Poll the status URL until the status is no longer `STARTED`, or use `run`.',
  job: 'Starts a job. Poll it until its status is no longer `STARTED`, or use `run`.',
}

const bodyKinds = {
  json: 'JSON',
  multipart: 'A form (multipart/form-data)',
  urlencoded: 'A form (application/x-www-form-urlencoded)',
  base64: 'JSON, encoded as Base64 text',
} as const

function facts(contract: Contract, operation: ContractOperation): Html {
  const link = linker(contract)
  const lifecycle = lifecycleOfOperation(operation.id)
  const { async, refreshes, journal, provenance } = operation
  const rows: [string, Html | undefined | ''][] = [
    [
      'Permissions',
      html`${requirementsView(operation)}${operation.whilePending && html`<span class="note">Also while contracts or an email code are pending.</span>`}`,
    ],
    ['Retries', sentence(retryWords(operation), link)],
    ['Background work', async && sentence(asyncs[async] ?? '', link)],
    ['Status changes', lifecycle && html`<a href="${lifecycle.address}">${lifecycle.title}</a>`],
    [
      'Refreshes',
      refreshes.length > 0
        ? html`${refreshes.map((name, index) => html`${index > 0 && ', '}<a href="${pageAddress(name)}">${name}</a>`)}`
        : undefined,
    ],
    ['Journal', journal && html`<a href="${journalAddress(journal)}"><code>${journal}</code></a>`],
    ['Provenance', html`${provenances[provenance]}`],
  ]
  return html`<dl class="facts">
    ${rows.flatMap(([name, value]) =>
      value
        ? [
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
          ]
        : [],
    )}
  </dl>`
}

function parametersSection(contract: Contract, { id, parameters }: ContractOperation): Html {
  const { path, query, header } = parameters
  const kinds = [
    ['Path', path],
    ['Query', query],
    ['Headers', header],
  ] as const
  return html`${kinds.map(
    ([title, list]) =>
      list.length > 0 &&
      html`<h3>${title}</h3>
        ${parametersView(contract, list, `${title} of ${id}`)}`,
  )}`
}

function answerView(contract: Contract, status: string, answer: ContractAnswer, words: string, caption: string): Html {
  const content = answer.kind === 'json' ? contentView(contract, answer.schema ?? {}, caption) : undefined
  const kind = answer.kind === 'blob' ? 'A file.' : answer.kind === 'void' ? 'Nothing.' : 'In the header X-AUTH-TOKEN.'
  return html`<div class="answer">
    <p>
      <span class="status">${status}</span>
      ${sentence(words, linker(contract))}${content ? '' : html` <span class="note">${kind}</span>`}
    </p>
    ${content}
  </div>`
}

function answersSection(contract: Contract, operation: ContractOperation): Html {
  const { id, answers } = operation
  const words = answerWords(contract, operation)
  const successes = Object.entries(answers).filter(([status]) => /^[23]/.test(status))
  return html`<h3>Answer</h3>
    ${successes.map(([status, answer]) => answerView(contract, status, answer, words.get(status) ?? '', `Answer ${status} of ${id}`))}`
}

/** One operation with all that the contract says about it, a call of it, and what that answers where there is an example. */
export function operationView(contract: Contract, operation: ContractOperation, answer?: unknown): Html {
  const { id, method, path, summary, description, body } = operation
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-name">
    <header>
      <h2 id="${id}-name" tabindex="-1"><a href="#${id}" class="self">${summary}</a></h2>
      <p class="call">
        <span class="method" data-method="${method}">${method}</span> ${spelled(path, 'path')} ${spelled(id, 'id')}
      </p>
    </header>
    <div class="columns">
      <div class="words">
        ${description && paragraphs(description, linker(contract))} ${facts(contract, operation)}
        ${parametersSection(contract, operation)}
        ${
          body &&
          html`<h3>Body</h3>
            <p class="note">${bodyKinds[body.kind]}${!body.required && ', may be left out'}.</p>
            ${contentView(contract, body.schema, `Body of ${id}`)}`
        }
        ${answersSection(contract, operation)}
        <h3>Errors</h3>
        ${errorsView(contract, operation)}
      </div>
      <div class="example">
        <pre
          tabindex="0"
          role="region"
          aria-label="Example of ${id}"
        ><code>${highlight(exampleOf(contract, operation).code)}</code></pre>
        ${
          answer !== undefined &&
          html`<div class="example-answer">
            <pre
              tabindex="0"
              role="region"
              aria-label="Example answer of ${id}"
            ><code>${highlight(JSON.stringify(answer, null, 2))}</code></pre>
          </div>`
        }
      </div>
    </div>
  </section>`
}
