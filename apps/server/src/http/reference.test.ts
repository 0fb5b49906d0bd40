import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { buildReference } from '@dragoman/reference/build'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, testOrigin, type TestApp } from '../testing/test-app.ts'
import { operations } from './contract.ts'

let folder: string
let test: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-reference-'))
  await buildReference(folder, constants.BROTLI_MIN_QUALITY)
  test = await createTestApp({ referenceDirectory: folder })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => test.app.fetch(new Request(`${testOrigin}${path}`, init))

const vocabularies = {
  InvoicePaymentStatus: 'AWAITING_RECONCILIATION PENDING PENDING_APPROVAL READY PAID CLOSED CANCELLED ERROR',
  InvoiceStatus: 'INVOICED INVOICED_NFE INVOICED_NFE_ERROR PARTIALLY_INVOICED PARTIALLY_PAID PAID VOID CANCELLED',
  JobStatus: 'STARTED FINISHED FINISHED_WARNING FAILED',
  CostsStatus: 'CREATING UPDATING COMPLETED COMPLETED_WARN LOGFILE_ERROR INGESTION_ERROR ERROR NOT_CALCULATED',
  WorkflowCode:
    'TRANSLATION RAW_MT FULL_POST_EDITING FAST_POST_EDITING EDITING PROOFREADING REVIEW REVIEW_2 REVIEW_3 REVIEW_PROOFREADING ICR REGIONAL_APPROVAL ICR_2 WEB_QA FEEDBACK_IMPLEMENTATION LQA',
  ChangeType: 'CREATE UPDATE REMOVAL',
  CustomFieldKind: 'SINGLE_VALUE SINGLE_SELECT MULTI_SELECT',
  ChangeRequestType: 'REQUEST_UPDATE BULK_UPDATE',
  BoardChangeType: 'DATA_CHANGES LANE_TRANSITION',
  ConnectorKind: 'AEM BLAISE CONTENTFUL DRUPAL ELOQUA FIGMA GITHUB MARKETO PENDO PHRASE WORDPRESS ZENDESK BITBUCKET',
  SearchMode: 'exact startsWith endsWith fts contains',
  TermType: 'Full Acronym',
  TermGender: 'Masculine Feminine Neutral',
  ValueType: 'boolean int string',
}

describe('the reference of the API', () => {
  it('the API reference is public and revalidated on each visit', async () => {
    const response = await get('/api/docs')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/api/docs/')).status).toBe(200)
    expect((await get('/api/docs', { method: 'HEAD' })).status).toBe(200)
  })

  it('the help center is public, and its addresses are not those of the reference', async () => {
    expect(await (await get('/docs')).text()).toContain('<h1>Welcome to Dragoman</h1>')
    expect((await get('/docs/editor')).status).toBe(200)
    expect((await get('/docs/nowhere')).status).toBe(404)
    expect((await get('/docs/errors')).status).toBe(404)
    expect((await get('/api/docs/first-project')).status).toBe(404)
  })

  it('the API reference lists every operation with its link', async () => {
    const first = await (await get('/api/docs')).text()
    const missing = operations.filter(({ id }) => !first.includes(`href="/api/docs/${id.split('.')[0]}#${id}"`))
    expect(missing).toEqual([])
    for (const resource of new Set(operations.map(({ id }) => id.split('.')[0]!))) {
      const response = await get(`/api/docs/${resource}`)
      expect(response.status).toBe(200)
      const page = await response.text()
      expect(
        operations.filter(
          ({ id }) => id.startsWith(`${resource}.`) && !page.includes(`<section class="operation" id="${id}"`),
        ),
      ).toEqual([])
    }
  })

  it('the API reference has no inline scripts and no external resources', async () => {
    const response = await get('/api/docs/tasks')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
    const page = await response.text()
    expect(page).not.toMatch(/<style|<script(?! src="\/api\/docs\/assets\/)| style=| on\w+=/)
    for (const [, address] of page.matchAll(/(?:src|data-index|(?<=<link[^>]*)href)="([^"]+)"/g)) {
      expect([address, (await get(address!)).status]).toEqual([address, 200])
    }
  })

  it('hashed files of the API reference are cached forever and compressed', async () => {
    const page = await (await get('/api/docs')).text()
    const script = /src="(\/api\/docs\/assets\/reference-[0-9a-f]{10}\.js)"/.exec(page)![1]!
    const plain = await get(script)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const packed = await get(script, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  })

  it('the whole contract is served to tools', async () => {
    const response = await get('/api/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const document = (await response.json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId?: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    for (const { id, method, path } of operations)
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id)
  })

  it('[enum.invoicePayment] [enum.invoice] [enum.job] [enum.cost] [enum.workflow] [enum.other] the contract has every vocabulary of the product', async () => {
    const { components } = (await (await get('/api/openapi.json')).json()) as {
      components: { schemas: Record<string, { enum?: string[]; 'x-open-enum'?: string[] }> }
    }
    for (const [name, codes] of Object.entries(vocabularies)) {
      const { [name]: schema } = components.schemas
      expect([name, schema?.enum ?? schema?.['x-open-enum']]).toEqual([name, codes.split(' ')])
    }
  })

  it.each([
    '/api/docs/nowhere',
    '/api/docs/../openapi',
    '/api/docs/%2e%2e%2fpackage.json',
    '/api/docs/%',
    '/api/docsx',
    '/api/docs/tasks.html.br/x',
  ])('the API reference has no page %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('the API reference accepts no writes', async () => {
    expect((await get('/api/docs', { method: 'POST' })).status).toBe(404)
  })

  it('the API reference is missing where it was not built', async () => {
    const bare = await createTestApp()
    try {
      expect((await bare.app.fetch(new Request(`${testOrigin}/api/docs`))).status).toBe(404)
    } finally {
      await bare.close()
    }
  })
})
