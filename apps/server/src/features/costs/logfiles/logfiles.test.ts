import type { DownloadRequest } from '@dragoman/sdk/operations/shared'
import type { Logfile, LogfilePage } from '@dragoman/sdk/operations/logfiles'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../kernel/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { pricedFile, seedPrices } from '../../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

const aPicture = sharp({ create: { width: 640, height: 160, channels: 3, background: '#0d3b4f' } })
const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

describe('analyses', () => {
  it('an analysis shows its tables by file and by language pair', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    const { content } = bodyOf<LogfilePage>(await test.call(manager, 'GET', url(uuid, '/logfile')))
    expect(content).toMatchObject([
      { status: 'COMPLETED', progress: 100, isCostLogFile: true, targetsLocales: ['es', 'ja'] },
    ])
    const id = content[0]?.id
    const logfile = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${id}`)))
    expect(logfile.itemsByFile?.map(({ fileName, targetLocale }) => [fileName, targetLocale])).toEqual([
      ['strings.json', 'es'],
      ['strings.json', 'ja'],
    ])
    const byPair = bodyOf<Logfile>(
      await test.call(manager, 'GET', url(uuid, `/logfile/${id}/breakdown-by-locale?targetLocale=es`)),
    )
    const rows = byPair.itemsByLangPair?.[0]?.analysisTotals.map((row) => [
      row.matchLabel,
      row.totalWords,
      row.netWords,
    ])
    expect(rows).toEqual([
      ['CONTEXT', 2, 0.1],
      ['EXACT', 6, 0.9],
      ['REPETITION', 3, 0.45],
      ['95-99', 0, 0],
      ['85-94', 0, 0],
      ['75-84', 0, 0],
      ['0-74', 3, 3],
    ])
    expect(bodyOf(await test.call(manager, 'GET', url(uuid, `/logfile/${id}/summary`)))).toEqual([
      expect.objectContaining({ language: 'es', totalChars: 71, totalSegments: 4, totalWords: 14 }),
      expect.objectContaining({ language: 'ja', totalChars: 71, totalSegments: 4, totalWords: 14 }),
    ])
  })

  it('an analysis counts the whole project even if a file has nothing to count', async () => {
    const { manager } = test.people
    const empty = { name: 'empty.json', content: '{"later": ""}' }
    const { uuid } = await steps.draft(manager, [pricedFile, empty], ['es'])
    const { id } = bodyOf<Logfile>(await test.call(manager, 'POST', url(uuid, '/logfile')))
    const done = await test.until(async () => {
      const logfile = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${id}`)))
      return logfile.status === 'CREATING' ? undefined : logfile
    })
    expect(done).toMatchObject({ workUnitsAtProjectStepLevel: 1, allWorkUnitsAtLevel: true })
  })

  it('an analysis can be created without calculating costs', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.draft(manager, [pricedFile], ['es', 'ja'])
    const one = units[0]?.uuid
    const named = await test.call(manager, 'POST', '/api/v3/glossary', { name: 'Counted', languages: ['en'] })
    const glossaryUuid = bodyOf<{ uuid: string }>(named).uuid
    for (const text of ['file', 'change'])
      bodyOf(await test.call(manager, 'POST', '/api/v3/glossary/term', { glossaryUuid, language: 'en', text }))
    const bound = new FormData()
    bound.append('glossaries', glossaryUuid)
    bodyOf(await test.call(manager, 'POST', url(uuid, '/glossaries'), bound))
    const started = bodyOf<Logfile>(
      await test.call(manager, 'POST', url(uuid, '/logfile?pre-analysis=true'), {
        name: 'First look',
        workUnitIds: [one],
      }),
    )
    expect(started).toMatchObject({
      status: 'CREATING',
      name: 'First look',
      type: 'PRE_ANALYSIS',
      targetsLocales: ['es'],
    })
    const done = await test.until(async () => {
      const logfile = bodyOf<Logfile>(await test.call(manager, 'GET', url(uuid, `/logfile/${started.id}`)))
      return logfile.status === 'CREATING' ? undefined : logfile
    })
    expect(done).toMatchObject({ status: 'COMPLETED', workUnitsAtProjectStepLevel: 1, allWorkUnitsAtLevel: false })
    const terms = done.itemsByFile?.flatMap(({ analysisTotals }) => analysisTotals.map((row) => row.totalTerms ?? 0))
    expect(terms?.reduce((sum, each) => sum + each)).toBe(3)
    const exported = await test.until(async () => {
      const path = url(uuid, `/logfile/${started.id}/download-async?format=CSV`)
      return bodyOf<DownloadRequest>(await test.call(manager, 'GET', path)).downloadUrl
    })
    const { bytes } = await test.download(null, new URL(exported).pathname)
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\n')
    expect(head).toMatch(/,countedBy,terms$/)
    expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBe(3)
    expect(await steps.get(manager, uuid)).toMatchObject({ costsStatus: 'NOT_CALCULATED' })
    const [workUnit] = await test.db.select().from(workUnits).where(eq(workUnits.projectId, uuid))
    expect(workUnit?.cost).toBeNull()
  })

  it('an analysis is exported with the logo of the account, as long as the plan includes branding', async () => {
    const { accountAdmin, manager, place } = test.people
    const logo = new File([new Uint8Array(await aPicture.png().toBuffer())], 'logo.png')
    const form = new FormData()
    form.append('file', logo)
    bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/account/${place.accountId}/logo`, form))
    const uuid = await seeded.priced()
    const { content } = bodyOf<LogfilePage>(await test.call(manager, 'GET', url(uuid, '/logfile')))
    const path = url(uuid, `/logfile/${content[0]?.id}/download-async?format=XLSX&rebuild=true`)
    const workbook = async () => {
      const { downloadUrl } = await test.until(async () => {
        const request = bodyOf<DownloadRequest>(await test.call(manager, 'GET', path.replace('&rebuild=true', '')))
        return request.downloadUrl ? request : undefined
      })
      return (await test.download(null, new URL(downloadUrl!).pathname)).bytes
    }

    const branded = await workbook()
    const pictures = (bytes: Uint8Array) => Object.keys(unzipSync(bytes)).filter((name) => name.includes('media/'))
    expect(pictures(branded)).toHaveLength(1)
    const [summary, analysis] = await readExcelFile(Buffer.from(branded))
    const project = await steps.get(manager, uuid)
    expect(summary?.data).toEqual(
      expect.arrayContaining([
        ['Project', `${project.name} ${project.reference}`, null, null],
        ['Counted by', 'Microsoft Word’s rule', null, null],
        ['es', 4, 14, 4.45],
        ['ja', 4, 14, 11.45],
      ]),
    )
    expect(analysis?.data[0]?.slice(0, 3)).toEqual(['file', 'sourceLocale', 'targetLocale'])

    await test.db.update(accounts).set({ tier: 'PERSONAL' }).where(eq(accounts.id, place.accountId))
    bodyOf(await test.call(manager, 'GET', path))
    await test.idle()
    expect(pictures(await workbook())).toEqual([])
  })
})
