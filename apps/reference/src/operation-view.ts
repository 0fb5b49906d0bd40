import type { Contract, ContractAnswer, ContractOperation } from '@dragoman/openapi/contract'
import { pageAddress, linker } from './addresses.ts'
import { answerWords } from './answer-words.ts'
import { errorsView } from './error-view.ts'
import { exampleOf } from './examples.ts'
import { highlight } from './highlight.ts'
import { html, paragraphs, sentence, spelled, type Html } from './html.ts'
import { lifecycleOfOperation } from './lifecycle-view.ts'
import { requirementsView } from './permission-view.ts'
import { contentView, parametersView } from './schema-view.ts'

const provenances: Readonly<Record<string, string>> = {
  documented: 'Documented: the product’s specification shows the call.',
  published: 'Published: the product’s API lists the call.',
  inferred: 'Inferred: the call is named, parts of its form are concluded.',
  designed: 'Designed here, in the style of the documented calls.',
}

const repeatable = ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']

/** What the SDK does by itself when a call fails, as its `mayRetry` decides. */
export function retryWords({ method, retry }: Pick<ContractOperation, 'method' | 'retry'>): string {
  if (retry === 'never') return 'Only with an `Idempotency-Key`: the call has an effect each time.'
  const locked =
    retry === 'locked'
      ? ' While something is locked (423, or 422 with `BWX-002`) it is asked again every 3 s, for up to 45 s.'
      : ''
  if (repeatable.includes(method) || retry === 'safe')
    return `By itself, on 408, 429, 500, 502, 503, 504 and lost connections.${locked}`
  return `Only with an \`Idempotency-Key\`.${locked}`
}

const asyncs: Readonly<Record<string, string>> = {
  'request-id':
    'Goes on after the answer. Post it again with `requestId` until the status is no longer `RUNNING`; `pollRequest` does.',
  'status-url':
    'Goes on after the answer. Ask the status address until the status is no longer `STARTED`; `pollStatus` does.',
  job: 'Starts a job. Read it with `jobs.get` until its status is no longer `STARTED`; `pollJob` does.',
}

const bodyKinds = {
  json: 'JSON',
  multipart: 'A form (multipart/form-data)',
  base64: 'JSON, encoded as Base64 text',
} as const

function facts(contract: Contract, operation: ContractOperation): Html {
  const link = linker(contract)
  const lifecycle = lifecycleOfOperation(operation.id)
  const { async, refreshes, journal, provenance } = operation
  const rows: [string, Html | undefined | ''][] = [
    [
      'Who may',
      html`${requirementsView(operation)}${operation.whilePending && html`<span class="note">Also while contracts or a code by mail are pending.</span>`}`,
    ],
    ['Tried again', sentence(retryWords(operation), link)],
    ['Goes on', async && sentence(asyncs[async] ?? '', link)],
    ['Moves', lifecycle && html`<a href="${lifecycle.address}">${lifecycle.title}</a>`],
    [
      'Refreshes',
      refreshes.length > 0
        ? html`${refreshes.map((name, index) => html`${index > 0 && ', '}<a href="${pageAddress(name)}">${name}</a>`)}`
        : undefined,
    ],
    ['Journal', journal && html`<code>${journal}</code>`],
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

/** One operation with all that the contract says about it, and a call of it. */
export function operationView(contract: Contract, operation: ContractOperation): Html {
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
      </div>
    </div>
  </section>`
}
