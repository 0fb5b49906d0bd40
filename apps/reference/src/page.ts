import type { Contract } from '@dragoman/openapi/contract'
import { helpRoot, pageAddress, root } from './addresses.ts'
import { html, type Html } from './html.ts'

/** Addresses of the files that every page loads. */
export interface Assets {
  readonly style: string
  readonly theme: string
  readonly script: string
  readonly search: string
  readonly icon: string
}

export interface Page {
  /** Its name in the address; empty for the first one. */
  readonly name: string
  readonly title: string
  readonly content: Html
}

/** One of the two sets of pages: the reference of the API, and the help center. */
export interface Book {
  readonly root: string
  /** The text after the product's name, in the head and in the titles of pages. */
  readonly name: string
  readonly version: string
  readonly searchLabel: string
  readonly searchHint: string
  /** The links to its pages, with the present one marked. */
  navigation(current: string): Html
}

export const guidePages = [
  ['', 'All operations'],
  ['guide', 'The SDK’s rules'],
  ['life-cycles', 'Life cycles'],
  ['permissions-table', 'Permissions'],
  ['errors', 'Error codes'],
  ['journal-entries', 'Journal entries'],
  ['shared', 'Shared schemas'],
  ['changes', 'Changes'],
] as const

const icon = (path: string, className?: string) =>
  html`<svg${className && html` class="${className}"`} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`

/** An entry of the navigation, marked if it is the present page. */
export const navigationEntry = (address: string, title: string, isCurrent: boolean, note?: string): Html =>
  html`<li>
    <a href="${address}" ${isCurrent && html` aria-current="page"`}
      ><span>${title}</span>${note && html`<span class="count">${note}</span>`}</a
    >
  </li>`

function navigation(contract: Contract, current: string): Html {
  const entry = (name: string, title: string, note?: string) =>
    navigationEntry(name === '' ? root : pageAddress(name), title, name === current, note)
  const count = (resource: string) => contract.operations.filter((operation) => operation.resource === resource).length
  return html`<nav class="sidebar" id="navigation" aria-label="Reference">
    <h2>Start here</h2>
    <ul class="menu">
      ${guidePages.map(([name, title]) => entry(name, title))}
    </ul>
    <h2>Resources</h2>
    <ul class="menu">
      ${contract.resources.map((resource) => entry(resource, resource, String(count(resource))))}
    </ul>
    <h2>For tools</h2>
    <ul class="menu">
      <li>
        <a href="/api/openapi.json"><span>OpenAPI 3.1, JSON</span></a>
      </li>
    </ul>
    <h2>For people</h2>
    <ul class="menu">
      ${navigationEntry(helpRoot, 'Help center', false)}
    </ul>
  </nav>`
}

export const versionOf = ({ document }: Contract): string => (document as { info: { version: string } }).info.version

/** The reference of the API. */
export const referenceBook = (contract: Contract): Book => ({
  root,
  name: 'API',
  version: versionOf(contract),
  searchLabel: 'Search operations and error codes',
  searchHint: 'Search operations, codes',
  navigation: (current) => navigation(contract, current),
})

/** A whole page. It is complete without scripts: search and theme switch appear with them. */
export function renderPage(book: Book, { name, title, content }: Page, assets: Assets): string {
  return html`<!doctype html>
    <html lang="en" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Dragoman ${book.name}</title>
        <link rel="icon" href="${assets.icon}" type="image/svg+xml" />
        <script src="${assets.theme}"></script>
        <link rel="stylesheet" href="${assets.style}" />
        <script src="${assets.script}" type="module"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <a class="brand" href="${book.root}"
            ><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <rect width="24" height="24" rx="6" class="tile" />
              <path d="M6.5 7h5.2c3.3 0 5.8 2.1 5.8 5s-2.5 5-5.8 5H6.5M6.5 12h6" class="stroke" /></svg
            ><span>Dragoman <span class="product">${book.name}</span></span
            ><span class="version">${book.version}</span></a
          >
          <div class="search" hidden data-index="${assets.search}" role="search">
            <label class="hidden" for="search">${book.searchLabel}</label
            >${icon('M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM11 11l3.5 3.5')}<input
              id="search"
              type="text"
              role="combobox"
              autocomplete="off"
              spellcheck="false"
              aria-expanded="false"
              aria-controls="found"
              aria-autocomplete="list"
              placeholder="${book.searchHint}"
            /><kbd aria-hidden="true">/</kbd>
            <ul id="found" class="found" role="listbox" aria-label="Found" hidden></ul>
            <p class="hidden" role="status"></p>
          </div>
          <button type="button" class="theme" hidden aria-label="Dark theme">
            ${icon('M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7Z', 'moon')}${icon('M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7', 'sun')}
          </button>
          <a class="to-navigation" href="#navigation">Contents</a>
        </header>
        <div class="frame">
          <main id="content" tabindex="-1">
            <h1>${title}</h1>
            ${content}
          </main>
          ${book.navigation(name)}
        </div>
      </body>
    </html> `.text
}
