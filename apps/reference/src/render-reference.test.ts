import { readContract } from '@dragoman/openapi/bundle'
import { permissionTable } from '@dragoman/sdk/permission-table'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { operationAddress, schemaAddress } from './addresses.ts'
import { contractFolder } from './build.ts'
import { retryWords } from './operation-view.ts'
import { lifecyclePages } from './lifecycle-view.ts'
import { renderReference } from './render-reference.ts'

const contract = readContract(contractFolder)
const files = renderReference(contract)

interface ReadPage {
  ids: string[]
  links: string[]
  elements: Tree.Element[]
}

function readPage(html: string): ReadPage {
  const page: ReadPage = { ids: [], links: [], elements: [] }
  const visit = (node: Tree.Node) => {
    if ('attrs' in node) {
      page.elements.push(node)
      for (const { name, value } of node.attrs) {
        if (name === 'id') page.ids.push(value)
        if (name === 'href' || name === 'src' || name === 'data-index') page.links.push(value)
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return page
}

/** Pages by address. */
const pages: ReadonlyMap<string, ReadPage> = new Map(
  [...files].flatMap(([path, content]) => (path.endsWith('.html') && typeof content === 'string' ? [[`/api/${path.slice(0, -'.html'.length)}`, readPage(content)] as const] : [])),
)

const isThere = (address: string): boolean => {
  const [path = '', fragment] = address.split('#')
  const page = pages.get(path)
  if (page) return fragment === undefined || page.ids.includes(fragment)
  return fragment === undefined && files.has(path.replace('/api/', ''))
}

describe('the pages', () => {
  it('hold every operation and every schema where links to them lead', () => {
    expect(contract.operations.filter(({ id }) => !isThere(operationAddress(id)))).toEqual([])
    expect([...contract.schemas.keys()].filter((name) => !isThere(schemaAddress(contract, name)))).toEqual([])
  })

  it('link to nothing that is not there, and to nothing elsewhere', () => {
    const dead = [...pages].flatMap(([address, { links }]) =>
      links.filter((link) => !isThere(link.startsWith('#') ? address + link : link)).map((link) => `${address}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it.each([...pages.keys()])('%s has each id once, one heading of the first order, and nothing inline', (address) => {
    const { ids, elements } = pages.get(address)!
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(elements.filter(({ tagName }) => tagName === 'h1').length).toBe(1)
    expect(elements.filter(({ tagName, attrs }) => tagName === 'style' || attrs.some(({ name }) => name === 'style' || name.startsWith('on')))).toEqual([])
    expect(elements.filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src'))).toEqual([])
  })

  it('say of an operation who may call it, whatever it takes, what it answers and what goes wrong', () => {
    const text = files.get('docs/tasks.html')!.toString()
    const section = text.slice(text.indexOf('<section class="operation" id="tasks.assignBulk"'), text.indexOf('<section class="operation" id="tasks.autoAssign"'))
    for (const part of ['TASK_assign', 'project managers', 'linguists', 'Published', 'TASK_ASSIGNED', 'workUnits', 'Idempotency-Key', 'tasksUuids', 'PERMISSION_MISSING', 'Life of a task']) {
      expect(section).toContain(part)
    }
  })

  it('give permissions and moves all their rows', () => {
    const permissions = pages.get('/api/docs/permissions-table')!.ids
    expect(permissionTable.filter(({ code }) => !permissions.includes(`permission-${code}`))).toEqual([])
    const moves = pages.get('/api/docs/life-cycles')!.elements.filter(({ tagName, attrs }) => tagName === 'th' && attrs.some(({ value }) => value === 'row'))
    expect(moves.length).toBe(lifecyclePages.reduce((sum, { table }) => sum + table.transitions.length, 0))
  })

  it('stay small enough to open at once', () => {
    expect([...files].filter(([path, content]) => path.endsWith('.html') && content.length > 600_000).map(([path]) => path)).toEqual([])
  })
})

describe('the contract for tools', () => {
  const document = JSON.parse(files.get('openapi.json')!.toString()) as { paths: Record<string, Record<string, { operationId?: string }>> }

  it('has every operation, and no reference into a file', () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []))
    expect(ids.sort()).toEqual(contract.operations.map(({ id }) => id).sort())
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/)
  })

  it('tells nothing about who made it where, and no secret', () => {
    for (const content of files.values()) {
      expect(content.toString()).not.toMatch(/\/work\/|\/tmp\/|\/home\/|localhost|127\.0\.0\.1|BEGIN [A-Z ]*PRIVATE KEY|\bdgm_[A-Za-z0-9]/)
    }
  })
})

it.each([
  ['GET', undefined, /^By itself/],
  ['POST', undefined, /^Only with/],
  ['POST', 'safe', /^By itself/],
  ['GET', 'never', /^Never/],
  ['POST', 'locked', /^Only with.*423/],
  ['PUT', 'locked', /^By itself.*423/],
])('says when a %s with the rule %s is tried again', (method, retry, words) => {
  expect(retryWords({ method, retry })).toMatch(words)
})
