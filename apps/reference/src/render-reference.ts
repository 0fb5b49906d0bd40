import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Contract, ContractOperation } from '@dragoman/openapi/contract'
import { documentWithExamples, type Examples } from '@dragoman/openapi/examples'
import { transformSync } from 'esbuild'
import { errorAddress, linker, operationAddress, pageAddress } from './addresses.ts'
import { changesView } from './changes-view.ts'
import { errorCodesView } from './error-view.ts'
import { guideView } from './guide.ts'
import { helpBook, readHelp, type SearchEntry } from './help.ts'
import { html, paragraphs, sentence, spelled, type Html } from './html.ts'
import { journalView } from './journal-view.ts'
import { lifecyclePages, lifecycleView } from './lifecycle-view.ts'
import { operationView } from './operation-view.ts'
import { guidePages, referenceBook, renderPage, versionOf, type Assets, type Page } from './page.ts'
import { permissionsView } from './permission-view.ts'
import { schemaView } from './schema-view.ts'

/** The served files, by path: `docs/tasks.html` is at `/api/docs/tasks`, `help/editor.html` at `/docs/editor`. */
export type ReferenceFiles = Map<string, string | Uint8Array>

const read = (address: string | URL) => readFileSync(fileURLToPath(address))

const readScript = (name: string) =>
  transformSync(read(new URL(`browser/${name}.ts`, import.meta.url)).toString(), {
    loader: 'ts',
    minify: true,
    target: 'es2022',
  }).code

/** Puts a file among the others under a name that changes with its content, and answers its address. */
function addAsset(files: ReferenceFiles, name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `docs/assets/${name.replace(/\.(?=[^.]+$)/, `-${hash}.`)}`
  files.set(path, content)
  return `/api/${path}`
}

/** The entries of the reference's search. */
function referenceEntries(contract: Contract): SearchEntry[] {
  const operations = contract.operations.map(({ id, method, path, summary, requires, errors }): SearchEntry => [
    id,
    method,
    path,
    summary,
    [requires, errors].flat().join(' '),
    operationAddress(id),
  ])
  const codes = [...contract.errorCodes.values()].map(({ code, status, means }): SearchEntry => [
    code,
    String(status),
    '',
    means.replaceAll('`', ''),
    '',
    errorAddress(code),
  ])
  return [...operations, ...codes]
}

/** The files that the pages of both books load, but for the index of the search. */
function addAssets(files: ReferenceFiles): Omit<Assets, 'search'> {
  const font = addAsset(
    files,
    'inter.woff2',
    read(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  )
  const tokens = import.meta.resolve('@dragoman/ui/tokens.css')
  const base = read(new URL('base.css', tokens)).toString()
  const own = read(new URL('assets/reference.css', import.meta.url)).toString()
  const face = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url('${font}') format('woff2'); }\n`
  const style = `${face}${read(tokens).toString().replace("@import './base.css';", base)}${own}`
  return {
    style: addAsset(
      files,
      'reference.css',
      transformSync(style, { loader: 'css', minify: true, target: 'es2022' }).code,
    ),
    theme: addAsset(files, 'theme.js', readScript('theme')),
    script: addAsset(files, 'reference.js', readScript('reference')),
    icon: addAsset(files, 'icon.svg', read(new URL('assets/icon.svg', import.meta.url)).toString()),
  }
}

function operationList(operations: readonly ContractOperation[], caption: string): Html {
  return html`<ul class="operations" aria-label="${caption}">
    ${operations.map(
      ({ id, method, path, summary }) =>
        html`<li>
          <a href="${operationAddress(id)}"
            ><span class="method" data-method="${method}">${method}</span
            ><span class="summary">${summary}</span>${spelled(id, 'id')}${spelled(path, 'path')}</a
          >
        </li>`,
    )}
  </ul>`
}

function resourcePage(contract: Contract, examples: Examples, resource: string): Page {
  const { tags } = contract.document as { tags: { name: string; description: string }[] }
  const operations = contract.operations.filter((operation) => operation.resource === resource)
  const schemas = [...contract.schemas.values()].filter(({ origin }) => origin === resource)
  const words = tags.find(({ name }) => name === resource)?.description
  const content = html`${words && html`<p class="lead">${sentence(words)}</p>`}
  ${operationList(operations, `Operations of ${resource}`)}
  ${operations.map((operation) => operationView(contract, operation, examples.get(operation.id)))}
  ${
    schemas.length > 0 &&
    html`<section class="schemas" aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      ${schemas.map((schema) => schemaView(contract, schema))}
    </section>`
  }`
  return { name: resource, title: resource, content }
}

function firstPage(contract: Contract): Html {
  const { info } = contract.document as { info: { description: string } }
  const groups = contract.resources.map((resource) => {
    const operations = contract.operations.filter((operation) => operation.resource === resource)
    return (
      operations.length > 0 &&
      html`<section aria-labelledby="all-${resource}">
        <h2 id="all-${resource}"><a class="self" href="${pageAddress(resource)}">${resource}</a></h2>
        ${operationList(operations, `Operations of ${resource}`)}
      </section>`
    )
  })
  return html`<div class="lead">${paragraphs(info.description, linker(contract))}</div>
    ${groups}`
}

function sharedPage(contract: Contract): Html {
  const schemas = [...contract.schemas.values()].filter(({ origin }) => origin === 'shared')
  return html`<p class="lead">Schemas shared by several resources.</p>
    <section class="schemas" aria-label="Schemas">${schemas.map((schema) => schemaView(contract, schema, 2))}</section>`
}

function guidePage(contract: Contract, name: (typeof guidePages)[number][0]): Html {
  if (name === '') return firstPage(contract)
  if (name === 'guide') return guideView(contract)
  if (name === 'shared') return sharedPage(contract)
  if (name === 'errors') return errorCodesView(contract)
  if (name === 'changes') return changesView()
  if (name === 'journal-entries') {
    return html`<p class="lead">
        The names of the journal, which activity and webhooks are told from. A webhook event that stands here follows
        from the name; those of status changes and assignments follow from every entry that changes the status of a
        project or task, or the assignee of a task.
      </p>
      ${journalView(contract)}`
  }
  if (name === 'permissions-table') {
    return html`<p class="lead">
        Administrators pass every check; account administrators have all permissions. The table shows the default
        permissions of the other roles; accounts can change them.
      </p>
      ${permissionsView(contract)}`
  }
  return html`<p class="lead">
      Which status changes are possible, who can make them, and when. The server enforces these tables and refuses all
      other changes.
    </p>
    ${lifecyclePages.map(lifecycleView)}`
}

/**
 * The whole reference of a contract, ready to be served, with the contract itself as `openapi.json`, and the help center
 * beside it.
 * @param examples answers, which stand in the contract and beside the calls
 */
export function renderReference(contract: Contract, examples: Examples): ReferenceFiles {
  const files: ReferenceFiles = new Map()
  const shared = addAssets(files)
  const assets = { ...shared, search: addAsset(files, 'search.json', JSON.stringify(referenceEntries(contract))) }
  const pages: Page[] = [
    ...guidePages.map(([name, title]) => ({ name, title, content: guidePage(contract, name) })),
    ...contract.resources.map((resource) => resourcePage(contract, examples, resource)),
  ]
  const book = referenceBook(contract)
  for (const page of pages) files.set(`docs${page.name && `/${page.name}`}.html`, renderPage(book, page, assets))
  files.set('openapi.json', JSON.stringify(documentWithExamples(contract, examples)))

  const help = readHelp()
  const entries = JSON.stringify(help.flatMap((page) => page.entries))
  const index = addAsset(files, 'help-search.json', entries)
  // Under a lasting name for the search of the app.
  files.set('help/search.json', entries)
  const helpCenter = helpBook(versionOf(contract))
  for (const page of help)
    files.set(`help${page.name && `/${page.name}`}.html`, renderPage(helpCenter, page, { ...shared, search: index }))
  return files
}
