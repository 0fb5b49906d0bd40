import type { Logfile, LogfilePage } from '@dragoman/sdk/operations/logfiles'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { workUnits } from '../work-units/tables.ts'
import { pricedFile, seedPrices } from '../../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

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
      { language: 'es', totalChars: 71, totalSegments: 4, totalWords: 14 },
      { language: 'ja', totalChars: 71, totalSegments: 4, totalWords: 14 },
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
    expect(await steps.get(manager, uuid)).toMatchObject({ costsStatus: 'NOT_CALCULATED' })
    const [workUnit] = await test.db.select().from(workUnits).where(eq(workUnits.projectId, uuid))
    expect(workUnit?.cost).toBeNull()
  })
})
