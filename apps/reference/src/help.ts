import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readableExtensions } from '@dragoman/sdk/upload-types'
import MarkdownIt from 'markdown-it'
import { helpAddress, helpRoot, root } from './addresses.ts'
import { html, Html } from './html.ts'
import { navigationEntry, type Book, type Page } from './page.ts'

const checkout = resolve(import.meta.dirname, '../../..')

/** The pages of the help center in their order; each is a file of `docs/help`, or of `docs` where `from` says so. */
const chapters: readonly { title: string; pages: readonly HelpSource[] }[] = [
  {
    title: 'Start here',
    pages: [
      { name: '', file: 'help/welcome.md' },
      { name: 'first-project' },
      { name: 'moving-in' },
      { name: 'around-the-app' },
    ],
  },
  {
    title: 'Projects',
    pages: [{ name: 'projects' }, { name: 'files' }, { name: 'analysis-and-costs' }, { name: 'tasks' }],
  },
  { title: 'File formats', pages: formatPages() },
  {
    title: 'Translation',
    pages: [{ name: 'editor' }, { name: 'memories' }, { name: 'glossaries' }, { name: 'quality' }],
  },
  {
    title: 'People and money',
    pages: [{ name: 'people' }, { name: 'clients' }, { name: 'rates' }, { name: 'payables' }, { name: 'invoices' }],
  },
  {
    title: 'Administration',
    pages: [
      { name: 'account' },
      { name: 'pipelines' },
      { name: 'connectors' },
      { name: 'repositories' },
      { name: 'agents' },
      { name: 'webhooks' },
    ],
  },
  {
    title: 'Hosting',
    pages: [{ name: 'command-line' }, { name: 'operating', file: 'operating.md' }],
  },
  { title: 'Reference', pages: [{ name: 'terms', file: 'terms.md' }, { name: 'updates' }] },
]

/** The generated pages of file formats. */
function formatPages(): readonly HelpSource[] {
  const files = readdirSync(join(checkout, 'docs/help/formats')).toSorted()
  return files.map((file) => ({ name: file.replace(/\.md$/, ''), file: `help/formats/${file}` }))
}

interface HelpSource {
  readonly name: string
  /** Where its text is, below `docs`, if not in `help` under its name. */
  readonly file?: string
}

/**
 * An entry of the search: an operation, a code, or a section of the help center; the texts are looked through in this
 * order.
 */
export type SearchEntry = readonly [
  id: string,
  method: string,
  path: string,
  summary: string,
  others: string,
  address: string,
]

export interface HelpPage extends Page {
  /** Its sections, for the search. */
  readonly entries: readonly SearchEntry[]
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** The fragment of a heading: its words in lower case, with hyphens. */
const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')

/** A page of the address that a link between the documents leads to; undefined for one that isn't in the help center. */
function pageOfLink(link: string): string | undefined {
  const [file = '', fragment] = link.split('#')
  const name = file.replace(/^.*\//, '').replace(/\.md$/, '')
  const isThere = chapters.some(({ pages }) => pages.some((page) => page.name === name && name !== ''))
  return isThere ? `${helpAddress(name)}${fragment === undefined ? '' : `#${fragment}`}` : undefined
}

/** Makes a page of Markdown: its first heading is the title, and the others get fragments. */
export function helpPage(name: string, text: string): HelpPage {
  const tokens = markdown.parse(text, {})
  const start = tokens.findIndex(({ type }) => type === 'heading_open')
  const title = tokens[start + 1]?.content ?? name
  const body = tokens.slice(start + 3)
  const entries: { heading: string; plain?: string; fragment?: string; words: string[] }[] = [
    { heading: title, words: [] },
  ]
  for (const [index, token] of body.entries()) {
    if (token.type === 'heading_open') {
      const heading = body[index + 1]!.content.replaceAll(/[*`]/g, '')
      const plain = fragmentOf(heading)
      const before = entries.filter((entry) => entry.plain === plain).length
      const fragment = before === 0 ? plain : `${plain}-${before + 1}`
      token.attrSet('id', fragment)
      token.attrSet('tabindex', '-1')
      entries.push({ heading, plain, fragment, words: [] })
    } else if (token.type === 'inline' && body[index - 1]?.type !== 'heading_open') {
      entries.at(-1)!.words.push(token.content.replaceAll(/\]\([^)]*\)|[*`[\]|]/g, ''))
      for (const child of token.children ?? []) {
        const link = child.type === 'link_open' ? String(child.attrGet('href')) : ''
        if (/\.md(#|$)/.test(link)) child.attrSet('href', pageOfLink(link) ?? helpRoot)
      }
    }
  }
  const rendered = markdown.renderer.render(body, markdown.options, {})
  const framed = rendered.replaceAll('<table', '<div class="table"><table').replaceAll('</table>', '</table></div>')
  return {
    name,
    title,
    content: html`<div class="prose">${new Html(framed)}</div>`,
    entries: entries.map(({ heading, fragment, words }) => [
      title,
      '',
      '',
      heading,
      words.join(' '),
      `${helpAddress(name)}${fragment === undefined ? '' : `#${fragment}`}`,
    ]),
  }
}

/** The extensions of files that can be read, in a sentence. */
const readable = () => [...readableExtensions].map((extension) => `\`.${extension}\``).join(', ')

function readPage({ name, file }: HelpSource): HelpPage {
  const text = readFileSync(join(checkout, 'docs', file ?? `help/${name}.md`), 'utf8')
  return helpPage(name, text.replace('{{formats}}', readable))
}

/** The pages of the help center, in their order. */
export const readHelp = (): HelpPage[] => chapters.flatMap(({ pages }) => pages.map(readPage))

/** The help center. */
export function helpBook(version: string): Book {
  const titles = new Map(readHelp().map(({ name, title }) => [name, title]))
  return {
    root: helpRoot,
    name: 'Help',
    version,
    searchLabel: 'Search the help center',
    searchHint: 'Search help',
    navigation: (current) =>
      html`<nav class="sidebar" id="navigation" aria-label="Help center">
        ${chapters.map(
          ({ title, pages }) =>
            html`<h2>${title}</h2>
              <ul class="menu">
                ${pages.map(({ name }) => navigationEntry(helpAddress(name), titles.get(name)!, name === current))}
              </ul>`,
        )}
        <h2>For developers</h2>
        <ul class="menu">
          ${navigationEntry(root, 'API reference', false)}
        </ul>
      </nav>`,
  }
}
