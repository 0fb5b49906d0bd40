import type { SegmentationPreview } from '@dragoman/sdk/operations/segmentationRules'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { segments } from '../work/work-unit-tables.ts'
import { journal } from '../../kernel/tables.ts'
import { bodyOf, fileForm, projectSteps } from '../../testing/projects.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let path: string
beforeAll(async () => {
  app = await createTestApp()
  path = `/api/v3/client/${app.people.place.orgUnitId}/segmentation`
})
afterAll(() => app.close())

const srx = (rules: string) => `<?xml version="1.0"?>
<srx xmlns="http://www.lisa.org/srx20" version="2.0"><header segmentsubflows="yes" cascade="no"/><body>
<languagerules><languagerule languagerulename="All">${rules}</languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="All"/></maprules></body></srx>`
const rule = (breaks: 'yes' | 'no', before: string, after: string) =>
  `<rule break="${breaks}"><beforebreak>${before}</beforebreak><afterbreak>${after}</afterbreak></rule>`

const bySemicolon = srx(rule('yes', ';', '\\s'))
const noBreakAtInc = srx(rule('no', '\\bInc\\.', '\\s'))

const upload = (content: string, query = '', as = app.people.accountAdmin) =>
  app.call(as, 'PUT', `${path}${query}`, fileForm('rules.srx', content))
const preview = async (body: object) =>
  bodyOf<SegmentationPreview>(await app.call(app.people.manager, 'POST', `${path}/preview`, body))

describe('the rules of a unit', () => {
  test('segmentation rules are uploaded, shown, downloaded, removed and journaled', async () => {
    expect((await app.call(app.people.manager, 'GET', path)).status).toBe(404)
    expect(bodyOf(await upload(bySemicolon))).toMatchObject({
      fileName: 'rules.srx',
      extendsBuiltIn: false,
      languages: 1,
      rules: 1,
    })
    expect(bodyOf(await app.call(app.people.manager, 'GET', path))).toMatchObject({
      createdBy: { uuid: app.people.accountAdmin.id },
    })
    const list = await app.call(app.people.manager, 'GET', '/api/v3/segmentation-rules')
    expect(list.body).toMatchObject([
      { orgUnitUuid: app.people.place.orgUnitId, rules: { fileName: 'rules.srx', rules: 1 } },
    ])
    expect(bodyOf(await app.call(app.people.stranger, 'GET', '/api/v3/segmentation-rules'))).toEqual([])
    const { bytes } = await app.download(app.people.manager, `${path}/file`)
    expect(new TextDecoder().decode(bytes)).toBe(bySemicolon)
    expect((await app.call(app.people.accountAdmin, 'DELETE', path)).status).toBe(204)
    expect((await app.call(app.people.manager, 'GET', `${path}/file`)).status).toBe(404)
    expect(bodyOf(await app.call(app.people.manager, 'GET', '/api/v3/segmentation-rules'))).toEqual([])
    const events = await app.db
      .select({ event: journal.event })
      .from(journal)
      .where(eq(journal.entityId, app.people.place.orgUnitId))
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['SEGMENTATION_RULES_UPLOADED', 'SEGMENTATION_RULES_REMOVED']),
    )
  })

  test('rules with only exceptions extend the built-in ones unless told otherwise', async () => {
    expect(bodyOf(await upload(noBreakAtInc))).toMatchObject({ extendsBuiltIn: true })
    expect(bodyOf(await upload(bySemicolon, '?extendsBuiltIn=true'))).toMatchObject({ extendsBuiltIn: true })
  })

  test('invalid rules are refused with their name and position, and the current ones stay', async () => {
    bodyOf(await upload(bySemicolon))
    const answer = await upload(srx(rule('yes', 'a++', '')))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED', data: { line: 3, reason: expect.stringContaining('possessive') } },
    })
    expect((await app.download(app.people.manager, `${path}/file`)).status).toBe(200)
  })

  test('parts of a file without an effect are named before and after it is uploaded', async () => {
    const content = bySemicolon
      .replace(
        '<header segmentsubflows="yes" cascade="no"/>',
        `<header segmentsubflows="no" cascade="no"><formathandle type="start" include="no"/>
<formathandle type="end" include="no"/><okp:options xmlns:okp="okapi" trim="yes"/></header>`,
      )
      .replace('</languagerules>', '<languagerule languagerulename="Old"/></languagerules>')
    const notTaken = [
      { kind: 'FIELD', name: 'okp:options', count: 1, lines: [3] },
      { kind: 'FIELD', name: 'segmentsubflows="no"', count: 1, lines: [2] },
      { kind: 'FIELD', name: 'formathandle end no', count: 1, lines: [3] },
      { kind: 'RULES', name: 'Old', count: 1, lines: [4] },
    ]
    expect((await preview({ text: 'One; two.', locale: 'en', srx: content })).notTaken).toEqual(notTaken)
    expect(bodyOf(await upload(content))).toMatchObject({ notTaken })
    expect(bodyOf(await upload(bySemicolon))).not.toHaveProperty('notTaken')
  })

  test('only people who can create organizational units change their rules', async () => {
    expect((await upload(bySemicolon, '', app.people.linguistA)).status).toBe(403)
    expect((await app.call(app.people.stranger, 'GET', path)).status).toBe(404)
  })
})

describe('a trial', () => {
  test('a preview splits with the rules of the unit, with other rules and with none', async () => {
    bodyOf(await upload(bySemicolon))
    const text = 'One; two. Three.'
    expect((await preview({ text, locale: 'en' })).segments).toEqual(['One; ', 'two. Three.'])
    expect((await preview({ text, locale: 'en', srx: '' })).segments).toEqual(['One; two. ', 'Three.'])
    const { segments: found, decisions } = await preview({
      text: 'Acme Inc. Ltd. Yes.',
      locale: 'en',
      srx: noBreakAtInc,
    })
    expect(found).toEqual(['Acme Inc. Ltd. ', 'Yes.'])
    expect(decisions).toEqual([
      { offset: 10, breaks: false, by: 'RULE', language: 'All', rule: 1, before: '\\bInc\\.', after: '\\s' },
      { offset: 15, breaks: true, by: 'SENTENCE' },
    ])
  })

  test('a preview with an endless expression is refused while other calls are answered', async () => {
    const endless = srx(rule('yes', '', '(?:(?:a+)+)+\\$'))
    const body = { text: `b${'a'.repeat(60)}!`, locale: 'en', srx: endless }
    let isOver = false
    const trial = app.call(app.people.manager, 'POST', `${path}/preview`, body).finally(() => (isOver = true))
    expect((await app.call(app.people.manager, 'GET', path)).status).toBe(200)
    expect(isOver).toBe(false)
    expect(await trial).toMatchObject({ status: 422, body: { data: { reason: expect.stringContaining('5 seconds') } } })
  })
})

test('a file keeps the rules that it was imported with when the unit gets others', async () => {
  const steps = projectSteps(app)
  bodyOf(await upload(bySemicolon))
  const content = 'One; two. Three.\n'
  const made = await steps.inWork(app.people.manager, [{ name: 'a.md', content }], ['es'], ['TRANSLATION'])
  const [unit] = made.workUnits
  const rows = await app.db
    .select()
    .from(segments)
    .where(eq(segments.workUnitId, unit?.uuid ?? ''))
    .orderBy(asc(segments.index))
  expect(rows.map(({ source }) => source)).toEqual(['One;', 'two. Three.'])
  bodyOf(await app.call(app.people.accountAdmin, 'DELETE', path), 204)
  for (const [at, { id }] of rows.entries()) {
    await app.db
      .update(segments)
      .set({ target: `T${at}`, version: 1, origin: 'HUMAN' })
      .where(eq(segments.id, id))
  }
  const download = `/api/v3/project/${made.uuid}/translated-file/download?workUnitUUID=${unit?.uuid}`
  expect(new TextDecoder().decode((await app.download(app.people.manager, download)).bytes)).toBe('T0 T1\n')
})
