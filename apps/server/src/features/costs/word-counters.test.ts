import type { AccountSettings, LevelSetting } from '@dragoman/sdk/operations/accountSettings'
import type { CostMatrix } from '@dragoman/sdk/operations/costs'
import type { SegmentPage } from '@dragoman/sdk/operations/editor'
import type { Logfile, LogfilePage, LogfileSummaryRow } from '@dragoman/sdk/operations/logfiles'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import type { DownloadRequest, WordCounter } from '@dragoman/sdk/operations/shared'
import type { FilePreview, UploadedFile } from '@dragoman/sdk/operations/uploads'
import { eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, fileForm, projectSteps } from '../../testing/projects.ts'
import { logfileSegments } from './tables.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { accountAdmin, client, manager, place } = test.people
const settings = `/api/v3/account/${place.accountId}/settings`

const countAs = (wordCounter: WordCounter) => test.call(accountAdmin, 'PUT', settings, { wordCounter })
const unitCountsAs = async (wordCounter: WordCounter | null) =>
  bodyOf<OrgUnit>(await test.call(accountAdmin, 'PUT', '/api/v3/client', { uuid: place.orgUnitId, wordCounter }))

/** 16 words for Word, 21 by GMX-V, 32 by Unicode. */
const technical = {
  name: 'strings.json',
  content: JSON.stringify({
    a: 'For state-of-the-art end-to-end set-up of your Wi-Fi 6E router (model RX-5000/B), visit https://support.example.com/en-us/rx-5000 or e-mail help@example.com.',
  }),
}
const counts = [
  { counter: 'WORD', words: 16 },
  { counter: 'GMX_V', words: 21 },
  { counter: 'PLAIN', words: 32 },
]

async function priced(targetLocales = ['es', 'fr']) {
  const { uuid, workUnits } = await steps.draft(manager, [technical], targetLocales)
  bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
  const costs = await steps.costs(manager, uuid)
  const { content } = bodyOf<LogfilePage>(await test.call(manager, 'GET', `/api/v3/project/${uuid}/logfile`))
  return { uuid, workUnits, costs, logfile: content[0]! }
}

beforeEach(async () => {
  bodyOf(await countAs('WORD'))
  await unitCountsAs(null)
})

describe('the counter of an account', () => {
  it('is Word’s rule until someone chooses another', async () => {
    expect(bodyOf<AccountSettings>(await test.call(accountAdmin, 'GET', settings))).toMatchObject({
      wordCounter: 'WORD',
    })
    expect((await countAs('CHARS' as WordCounter)).status).toBe(400)
    expect((await test.call(manager, 'PUT', settings, { wordCounter: 'PLAIN' })).status).toBe(403)
  })

  it('counts new projects, and leaves those that are there as they were', async () => {
    const before = await steps.draft(manager, [technical], ['es'])
    bodyOf(await countAs('PLAIN'))
    const after = await steps.draft(manager, [technical], ['es'])
    expect(await steps.get(manager, before.uuid)).toMatchObject({
      wordCounter: 'WORD',
      resources: [{ totalWords: 16 }],
    })
    expect(await steps.get(manager, after.uuid)).toMatchObject({
      wordCounter: 'PLAIN',
      resources: [{ totalWords: 32 }],
    })
    await steps.addWorkUnits(manager, before.uuid, before.resources, ['fr'])
    const units = await steps.settled(manager, before.uuid)
    expect(units.map(({ words }) => words)).toEqual([16, 16])
  })

  it('gives way to that of an organizational unit, until that is taken back', async () => {
    expect(await unitCountsAs('GMX_V')).toMatchObject({ wordCounter: 'GMX_V', wordCounterSource: 'UNIT' })
    const own = await steps.draft(manager, [technical], ['es'])
    expect(await steps.get(manager, own.uuid)).toMatchObject({ wordCounter: 'GMX_V', resources: [{ totalWords: 21 }] })
    const url = `/api/v3/account/${place.accountId}/hierarchy/settings?nodeUuid=${own.uuid}`
    bodyOf(await countAs('PLAIN'))
    expect(bodyOf<LevelSetting[]>(await test.call(accountAdmin, 'GET', url))).toContainEqual({
      setting: 'WORD_COUNTER',
      source: 'PROJECT',
      levels: [
        { level: 'ACCOUNT', value: 'PLAIN' },
        { level: 'ORG_UNIT', value: 'GMX_V' },
        { level: 'PROJECT', value: 'GMX_V' },
      ],
    })
    expect(await unitCountsAs(null)).toMatchObject({ wordCounter: 'PLAIN', wordCounterSource: 'ACCOUNT' })
    expect(await steps.create(manager)).toMatchObject({ wordCounter: 'PLAIN' })
  })

  it('counts previews for the unit that they are for, and counts again where the file goes elsewhere', async () => {
    await unitCountsAs('GMX_V')
    const form = fileForm(technical.name, technical.content)
    const { uuid } = bodyOf<UploadedFile>(await test.call(manager, 'POST', '/api/v3/upload', form), 201)
    const preview = async (more: object) =>
      bodyOf<FilePreview>(
        await test.call(manager, 'POST', `/api/v3/upload/${uuid}/preview`, { sourceLocale: 'en', ...more }),
      ).totalWords
    expect(await preview({ orgUnitUuid: place.orgUnitId })).toBe(21)
    expect(await preview({})).toBe(16)
    const project = await steps.create(manager)
    const body = { name: technical.name, uploadUuid: uuid }
    const added = await test.call(manager, 'POST', `/api/v3/project/${project.uuid}/resource`, body)
    expect(bodyOf(added, 201)).toMatchObject({ totalWords: 21 })
  })
})

describe('an analysis', () => {
  it('names its counter, and has the words by each of them', async () => {
    const { uuid, workUnits, costs, logfile } = await priced()
    const twice = counts.map(({ counter, words }) => ({ counter, words: 2 * words }))
    expect(logfile).toMatchObject({ wordCounter: 'WORD' })
    const path = `/api/v3/project/${uuid}`
    const summary = await test.call(manager, 'GET', `${path}/logfile/${logfile.id}/summary`)
    expect(bodyOf<LogfileSummaryRow[]>(summary)).toMatchObject([
      { language: 'es', totalWords: 16, wordCounts: counts },
      { language: 'fr', totalWords: 16, wordCounts: counts },
    ])
    expect(costs).toMatchObject({
      wordCounter: 'WORD',
      wordCounts: twice,
      langPairCosts: [
        { words: 16, wordCounts: counts },
        { words: 16, wordCounts: counts },
      ],
    })
    // The client, too, sees by which counter the quote is made.
    const matrix = bodyOf<CostMatrix>(await test.call(client, 'GET', `${path}/costs/matrix`))
    expect(matrix).toMatchObject({ wordCounter: 'WORD', sum: { words: 32, wordCounts: twice } })
    expect(matrix.rows[0]).toMatchObject({ words: 16, wordCounts: counts })
    const editor = await test.call(manager, 'GET', `/api/v1/atlas/work-unit/${workUnits[0]!.uuid}/segment`)
    expect(bodyOf<SegmentPage>(editor).content).toMatchObject([{ words: 16 }])
  })

  it('counts only what it charges when it compares', async () => {
    const numbers = { name: 'n.json', content: JSON.stringify({ a: 'Wi-Fi and/or LAN', b: '10-20' }) }
    const { uuid } = await steps.draft(manager, [numbers], ['es'])
    const started = await test.call(manager, 'POST', `/api/v3/project/${uuid}/logfile`, { ignoreNumbers: true })
    const { id } = bodyOf<Logfile>(started)
    const path = `/api/v3/project/${uuid}/logfile/${id}`
    await test.until(async () =>
      bodyOf<Logfile>(await test.call(manager, 'GET', path)).status === 'COMPLETED' ? true : undefined,
    )
    expect(bodyOf(await test.call(manager, 'GET', `${path}/summary`))).toMatchObject([
      {
        totalWords: 3,
        wordCounts: [
          { counter: 'WORD', words: 3 },
          { counter: 'GMX_V', words: 4 },
          { counter: 'PLAIN', words: 5 },
        ],
      },
    ])
  })

  it('compares nothing where it was made before there was a choice', async () => {
    const { uuid, logfile } = await priced(['es'])
    const none = { wordsByWord: null, wordsByGmxV: null, wordsByPlain: null }
    await test.db.update(logfileSegments).set(none).where(eq(logfileSegments.logfileId, logfile.id))
    const path = `/api/v3/project/${uuid}`
    expect(bodyOf(await test.call(manager, 'GET', `${path}/costs-summary`))).toMatchObject({
      wordCounts: [],
      langPairCosts: [{ words: 16, wordCounts: [] }],
    })
    const url = `${path}/logfile/${logfile.id}/download-async`
    expect(await test.call(manager, 'GET', `${url}?alsoCountedBy=PLAIN`)).toMatchObject({
      status: 422,
      body: { code: 'NOT_READY' },
    })
    expect((await test.call(manager, 'GET', url)).status).toBe(200)
  })

  it('is exported with its counter, and with a second one beside it', async () => {
    const { uuid, logfile } = await priced(['es'])
    const exported = async (query: string) => {
      const path = `/api/v3/project/${uuid}/logfile/${logfile.id}/download-async${query}`
      const { downloadUrl } = await test.until(async () => {
        const request = bodyOf<DownloadRequest>(await test.call(manager, 'GET', path))
        return request.downloadUrl ? request : undefined
      })
      return (await test.download(null, new URL(downloadUrl!).pathname)).bytes
    }
    const text = async (query: string) =>
      new TextDecoder()
        .decode(await exported(query))
        .trim()
        .split('\n')
    const alone = await text('')
    expect(alone[0]).toMatch(/,netCharacters,countedBy$/)
    expect(alone.at(-1)).toMatch(/^strings\.json,en,es,TRANSLATION,0-74,1,16,.*,WORD$/)
    const beside = await text('?alsoCountedBy=GMX_V')
    expect(beside[0]).toMatch(/,countedBy,alsoCountedBy,alsoCountedWords$/)
    expect(beside.at(-1)).toMatch(/,WORD,GMX_V,21$/)
    expect((await text('?alsoCountedBy=PLAIN')).at(-1)).toMatch(/,WORD,PLAIN,32$/)
    expect(await text('')).toEqual(alone)
    const [summary] = await readExcelFile(Buffer.from(await exported('?format=XLSX&alsoCountedBy=GMX_V')))
    expect(summary?.data).toEqual(
      expect.arrayContaining([
        ['Counted by', 'Microsoft Word’s rule', null, null, null],
        ['Target locale', 'Segments', 'Words', 'Weighted words', 'Words, counted by GMX-V'],
        ['es', 1, 16, 16, 21],
      ]),
    )
  })
})

describe('files that are not in a project yet', () => {
  async function previewed(body: object = {}) {
    const { uuid } = bodyOf<UploadedFile>(
      await test.call(manager, 'POST', '/api/v3/upload', fileForm(technical.name, technical.content)),
      201,
    )
    const asked = { sourceLocale: 'en', orgUnitUuid: place.orgUnitId, ...body }
    return {
      uuid,
      preview: bodyOf<FilePreview>(await test.call(manager, 'POST', `/api/v3/upload/${uuid}/preview`, asked)),
    }
  }

  it('use the word counter of the project that they are added to', async () => {
    const project = await steps.draft(manager, [technical], ['es'])
    bodyOf(await countAs('PLAIN'))
    const estimate = (uploadUuid: string) =>
      test.call(manager, 'POST', `/api/v3/project/${project.uuid}/costs/estimate`, {
        uploadUuids: [uploadUuid],
        targetLocales: ['es'],
        workflows: ['TRANSLATION'],
      })
    const other = await previewed()
    expect(other.preview).toMatchObject({ wordCounter: 'PLAIN', totalWords: 32 })
    expect(await estimate(other.uuid)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.uploadUuids', message: expect.stringContaining('word counter WORD') }] },
    })
    const own = await previewed({ wordCounter: 'WORD' })
    expect(own.preview).toMatchObject({ wordCounter: 'WORD', totalWords: 16 })
    expect(bodyOf(await estimate(own.uuid))).toMatchObject({ wordCounter: 'WORD', words: 16 })
  })

  it('use the word counter of their organizational unit before there is a project', async () => {
    await unitCountsAs('GMX_V')
    const { uuid, preview } = await previewed()
    expect(preview).toMatchObject({ wordCounter: 'GMX_V', totalWords: 21 })
    const body = { sourceLocale: 'en', uploadUuids: [uuid], targetLocales: ['es'], workflows: ['TRANSLATION'] }
    const url = `/api/v3/client/${place.orgUnitId}/costs/estimate`
    expect(bodyOf(await test.call(manager, 'POST', url, body))).toMatchObject({ wordCounter: 'GMX_V', words: 21 })
  })
})
