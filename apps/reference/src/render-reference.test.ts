import { readContract } from '@dragoman/openapi/bundle'
import { readExamples } from '@dragoman/openapi/examples'
import { permissionTable } from '@dragoman/sdk/permission-table'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { errorAddress, operationAddress, schemaAddress } from './addresses.ts'
import { contractFolder } from './build.ts'
import { spelled } from './html.ts'
import { retryWords } from './operation-view.ts'
import { lifecyclePages } from './lifecycle-view.ts'
import { renderReference } from './render-reference.ts'

const contract = readContract(contractFolder)
const examples = readExamples(contractFolder)
const files = renderReference(contract, examples)

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

const addressOfFile = (path: string) => (path.startsWith('help') ? path.replace('help', '/docs') : `/api/${path}`)

/** Pages by address. */
const pages: ReadonlyMap<string, ReadPage> = new Map(
  [...files].flatMap(([path, content]) =>
    path.endsWith('.html') && typeof content === 'string'
      ? [[addressOfFile(path.slice(0, -'.html'.length)), readPage(content)] as const]
      : [],
  ),
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
      links
        .filter((link) => !isThere(link.startsWith('#') ? address + link : link))
        .map((link) => `${address}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it.each([...pages.keys()])('%s has each id once, one heading of the first order, and nothing inline', (address) => {
    const { ids, elements } = pages.get(address)!
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(elements.filter(({ tagName }) => tagName === 'h1').length).toBe(1)
    expect(
      elements.filter(
        ({ tagName, attrs }) =>
          tagName === 'style' || attrs.some(({ name }) => name === 'style' || name.startsWith('on')),
      ),
    ).toEqual([])
    expect(
      elements.filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src')),
    ).toEqual([])
  })

  it('say of an operation who may call it, whatever it takes, what it answers and what goes wrong', () => {
    const text = files.get('docs/tasks.html')!.toString()
    const section = text.slice(
      text.indexOf('<section class="operation" id="tasks.assignBulk"'),
      text.indexOf('<section class="operation" id="tasks.autoAssign"'),
    )
    for (const part of [
      'TASK_assign',
      'project managers',
      'linguists',
      'Published',
      'TASK_ASSIGNED',
      'workUnits',
      'Idempotency-Key',
      'tasksUuids',
      'PERMISSION_MISSING',
      'Task statuses',
    ]) {
      expect(section).toContain(part)
    }
  })

  it('say of an operation with which codes it refuses, and what to do then', () => {
    const text = files.get('docs/tasks.html')!.toString()
    const section = text.slice(text.indexOf('<section class="operation" id="tasks.assign"')).split('</section>')[0]
    for (const code of contract.operations.find(({ id }) => id === 'tasks.assign')!.errors) {
      expect(section).toContain(`<a href="${errorAddress(code)}">${spelled(code).text}</a>`)
    }
    expect(section).toContain('Choose someone from <a href="/api/docs/users#')
    expect(section).toContain(errorAddress('TOKEN_INVALID'))
    expect(section).not.toContain(errorAddress('TASKS_INVOICED'))
  })

  it('say of each code which operations answer it, in words that name none which is not there', () => {
    const text = files.get('docs/errors.html')!.toString()
    const rows = text.split('<tr id="code-').slice(1)
    const answerers = new Map(rows.map((row) => [row.slice(0, row.indexOf('"')), row.slice(row.lastIndexOf('<td>'))]))
    expect([...answerers.keys()].sort()).toEqual([...contract.errorCodes.keys()].sort())
    for (const { id, errors } of contract.operations)
      for (const code of errors) expect(answerers.get(code)).toContain(operationAddress(id))
    expect(answerers.get('LOCKED')).toContain('Every call that changes something')
    const named = [...contract.errorCodes.values()].flatMap(({ means, remedy }) => [
      ...`${means} ${remedy}`.matchAll(/`((\w+)\.\w+)`/g),
    ])
    const dead = named.filter(
      ([, id, resource]) => contract.resources.includes(resource!) && !isThere(operationAddress(id!)),
    )
    expect(dead.map(([, id]) => id)).toEqual([])
  })

  const indexOf = (name: string) => {
    const [, index = ''] = [...files].find(([path]) => path.startsWith(`docs/assets/${name}-`)) ?? []
    return JSON.parse(index.toString()) as string[][]
  }

  it('of the help center are searched by section, and each result leads to its section', () => {
    const entries = indexOf('help-search')
    expect(entries.map(([page, , , heading]) => `${page}: ${heading}`)).toContain('Tasks: Slices')
    expect(entries.filter((entry) => !isThere(entry[5]!))).toEqual([])
  })

  it('are searched by codes, too', () => {
    const entries = indexOf('search')
    expect(entries.find(([id]) => id === 'NOT_READY')).toContain('422')
    expect(entries.find(([id]) => id === 'tasks.assign')?.[4]).toContain('NOT_ELIGIBLE')
  })

  it('give permissions, journal entries, and moves all their rows', () => {
    const permissions = pages.get('/api/docs/permissions-table')!.ids
    expect(permissionTable.filter(({ code }) => !permissions.includes(`permission-${code}`))).toEqual([])
    const entries = pages.get('/api/docs/journal-entries')!.ids
    expect([...contract.journal.rows.keys()].filter((event) => !entries.includes(`event-${event}`))).toEqual([])
    expect(files.get('docs/journal-entries.html')!.toString()).toMatch(
      /id="event-TASK_REJECTED"[^]*?#tasks\.reject"[^]*?<code>TASK_REJECTED<[^]*?<code>TASK_RETURNED</,
    )
    const moves = pages
      .get('/api/docs/life-cycles')!
      .elements.filter(({ tagName, attrs }) => tagName === 'th' && attrs.some(({ value }) => value === 'row'))
    expect(moves.length).toBe(lifecyclePages.reduce((sum, { table }) => sum + table.transitions.length, 0))
  })

  it('stay small enough to open at once', () => {
    expect(
      [...files].filter(([path, content]) => path.endsWith('.html') && content.length > 600_000).map(([path]) => path),
    ).toEqual([])
  })
})

describe('the contract for tools', () => {
  const document = JSON.parse(files.get('openapi.json')!.toString()) as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }

  it('has every operation, and no reference into a file', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId }) => operationId ?? []),
    )
    expect(ids.sort()).toEqual(contract.operations.map(({ id }) => id).sort())
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/)
  })

  it('the page of an operation shows an example of its answer', () => {
    const answer = examples.get('webhooks.get')
    expect(document.paths['/api/v3/webhook/{id}']!['get']).toMatchObject({
      responses: { 200: { content: { 'application/json': { example: answer } } } },
    })
    const shown = pages
      .get('/api/docs/webhooks')!
      .elements.filter(({ attrs }) => attrs.some(({ value }) => value === 'Example answer of webhooks.get'))
    expect(shown.length).toBe(1)
  })

  it('names the codes of every operation, and what they mean', () => {
    const { components } = document as unknown as { components: Record<string, object> }
    expect(document.paths['/api/v3/task/{taskUUID}/assignment/{userUUID}']!['post']).toMatchObject({
      'x-errors': expect.arrayContaining(['NOT_ELIGIBLE', 'NOT_FOUND', 'TOKEN_INVALID']),
    })
    expect(components['x-error-codes']).toMatchObject({
      NOT_ELIGIBLE: { status: 422, means: expect.any(String), remedy: expect.any(String) },
    })
  })

  it('contains neither its author, nor paths of the machine, nor secrets', () => {
    // The operators' guide names addresses of their own machine.
    const local = /localhost|127\.0\.0\.1/
    for (const [path, content] of files) {
      const text = path.includes('help')
        ? content.toString().replaceAll(new RegExp(local, 'g'), '')
        : content.toString()
      expect(text).not.toMatch(/\/work\/|\/tmp\/|\/home\/|BEGIN [A-Z ]*PRIVATE KEY|\bdgm_[A-Za-z0-9]/)
      expect(text).not.toMatch(local)
    }
  })
})

it.each([
  ['GET', undefined, /^Automatic/],
  ['POST', undefined, /^Only with/],
  ['POST', 'safe', /^Automatic/],
  ['GET', 'never', /^Only with/],
  ['POST', 'never', /^Only with/],
  ['POST', 'locked', /^Only with.*423/],
  ['PUT', 'locked', /^Automatic.*423/],
])('the reference says when a %s with the rule %s is retried', (method, retry, words) => {
  expect(retryWords({ method, retry })).toMatch(words)
})

it('names and paths break at their seams, and never within a word', () => {
  expect(spelled('projects.uploadContent').text).toBe('<code>projects.<wbr>upload<wbr>Content</code>')
  expect(spelled('/api/{id}', 'path').text).toBe('<code class="path">/<wbr>api/<wbr>{id}</code>')
  expect(spelled('NOT_READY').text).toBe('<code>NOT_<wbr>READY</code>')
})
