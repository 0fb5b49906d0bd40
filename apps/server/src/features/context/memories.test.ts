import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { segments } from '../work/work-unit-tables.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

describe('the memories of a project', () => {
  it('approval fills empty segments from the memories and leaves them unconfirmed', async () => {
    const { manager, stranger } = test.people
    const memory = async (sourceLocale: string) => {
      const body = { name: `Memory ${sourceLocale}`, sourceLocale, targetLocales: ['es'] }
      return bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
    }
    const tmUuid = await memory('en')
    const workUnit = (sourceText: string, targetText: string, more: object = {}) =>
      test.call(manager, 'POST', `/api/v1/translation-memory/${tmUuid}/translation-unit`, {
        sourceLocale: 'en',
        targetLocale: 'es',
        sourceText,
        targetText,
        ...more,
      })
    bodyOf(await workUnit('Close', 'Cerrar'), 201)
    bodyOf(await workUnit('Open', 'Abrir', { sourceContext: { contextKey: '/open' } }), 201)
    const content = '{"open":"Open","close":"Close","closing":"Closing"}'
    const { uuid, workUnits: units } = await steps.draft(manager, [{ name: 'a.json', content }], ['es'])
    const bind = (as: Person, body: object[]) => test.call(as, 'POST', url(uuid, '/translation-memory'), body)
    expect((await bind(manager, [{ tmUuid: await memory('de') }])).status).toBe(422)
    expect((await bind(manager, [{ tmUuid: crypto.randomUUID() }])).status).toBe(404)
    expect((await bind(manager, [{ tmUuid }, { tmUuid }])).status).toBe(400)
    const withUnits = { tmUuid, settings: { codeUomAbbreviationEnabled: true } }
    expect((await bind(manager, [withUnits])).body).toMatchObject({
      errors: [{ field: 'body.0.settings.codeUomAbbreviationEnabled' }],
    })
    expect((await bind(stranger, [{ tmUuid }])).status).toBe(404)
    expect(bodyOf(await bind(manager, [{ tmUuid }]))).toMatchObject([
      { tmUuid, name: 'Memory en', read: true, write: false, penalty: 0, threshold: 70, tm: { totalUnits: 2 } },
    ])
    const rowsNow = () =>
      test.db
        .select()
        .from(segments)
        .where(eq(segments.workUnitId, units[0]?.uuid ?? ''))
        .orderBy(segments.index)
    expect((await rowsNow()).every(({ target }) => target === '')).toBe(true)
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const rows = await test.until(async () => {
      const now = await rowsNow()
      return now.some(({ target }) => target !== '') ? now : undefined
    })
    expect(rows.map(({ target, origin, match, confirmed }) => [target, origin, match, confirmed])).toEqual([
      ['Abrir', 'TM_CONTEXT', 101, false],
      ['Cerrar', 'TM_EXACT', 100, false],
      ['', null, null, false],
    ])
  })

  it('a memory serves a project in the same language whatever the region', async () => {
    const { manager } = test.people
    const make = async (sourceLocale: string) => {
      const body = { name: `Region ${sourceLocale}`, sourceLocale, targetLocales: ['es'] }
      return bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
    }
    const [british, traditional] = [await make('en_gb'), await make('zh_tw')]
    const written = {
      sourceLocale: 'en_gb',
      targetLocale: 'es',
      sourceText: 'Choose a colour',
      targetText: 'Elija un color',
    }
    bodyOf(await test.call(manager, 'POST', `/api/v1/translation-memory/${british}/translation-unit`, written), 201)
    const named = async (locale: string) => {
      const answer = await test.call(manager, 'GET', `/api/v1/atlas-tm?name=Region&sourceLocales=${locale}`)
      return bodyOf<{ content: { name: string }[] }>(answer).content.map(({ name }) => name)
    }
    expect([await named('en'), await named('en_gb'), await named('en_us'), await named('zh_hant')]).toEqual([
      ['Region en_gb'],
      ['Region en_gb'],
      ['Region en_gb'],
      ['Region zh_tw'],
    ])
    const { uuid, workUnits: units } = await steps.draft(
      manager,
      [{ name: 'b.json', content: '{"a":"Choose a colour"}' }],
      ['es'],
    )
    const bind = (tmUuid: string) => test.call(manager, 'POST', url(uuid, '/translation-memory'), [{ tmUuid }])
    expect(await bind(traditional)).toMatchObject({ status: 422, body: { code: 'SOURCE_LANGUAGE_DIFFERS' } })
    bodyOf(await bind(british))
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const [row] = await test.until(async () => {
      const rows = await test.db
        .select()
        .from(segments)
        .where(eq(segments.workUnitId, units[0]?.uuid ?? ''))
      return rows.some(({ target }) => target !== '') ? rows : undefined
    })
    expect(row).toMatchObject({ target: 'Elija un color', match: 100 })
  })

  it('a memory of another region of the source language serves at a penalty that its binding shows', async () => {
    const { manager } = test.people
    const body = { name: 'British', sourceLocale: 'en_gb', targetLocales: ['es'] }
    const tmUuid = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
    const written = {
      sourceLocale: 'en_gb',
      sourceText: 'Choose a file',
      targetLocale: 'es',
      targetText: 'Elija un archivo',
    }
    bodyOf(await test.call(manager, 'POST', `/api/v1/translation-memory/${tmUuid}/translation-unit`, written), 201)
    const { uuid } = await steps.create(manager, { sourceLocale: 'en_us' })
    const file = await steps.addFile(manager, uuid, { name: 'a.json', content: '{"a":"Choose a file"}' })
    await steps.addWorkUnits(manager, uuid, [file], ['es', 'es_mx'])
    const units = await steps.settled(manager, uuid)
    expect(bodyOf(await test.call(manager, 'POST', url(uuid, '/translation-memory'), [{ tmUuid }]))).toMatchObject([
      {
        sourcePenalty: 3,
        served: [
          { targetLocale: 'es', penalty: 0 },
          { targetLocale: 'es_mx', penalty: 3 },
        ],
      },
    ])
    const matchOf = async (targetLanguage: string) => {
      const id = units.find((unit) => unit.targetLanguage === targetLanguage)!.uuid
      const path = `/api/v1/atlas/work-unit/${id}/segment`
      const [segment] = bodyOf<{ content: { id: number }[] }>(await test.call(manager, 'GET', path)).content
      const [match] = bodyOf<{ match: number }[]>(await test.call(manager, 'GET', `${path}/${segment!.id}/match`))
      return match?.match
    }
    expect([await matchOf('es'), await matchOf('es_mx')]).toEqual([97, 94])
  })

  it('a memory tells which of its translations it offers for each language of a project, and at what penalty', async () => {
    const { manager } = test.people
    const body = { name: 'Served', sourceLocale: 'en', targetLocales: ['es', 'pl_pl', 'zh_cn'] }
    const tmUuid = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
    for (const [targetLocale, targetText] of [
      ['es', 'Elija un archivo'],
      ['pl_pl', 'Wybierz plik'],
      ['zh_cn', '选择文件'],
    ]) {
      const written = { sourceLocale: 'en', sourceText: 'Choose a file', targetLocale, targetText }
      bodyOf(await test.call(manager, 'POST', `/api/v1/translation-memory/${tmUuid}/translation-unit`, written), 201)
    }
    const locales = ['es_mx', 'pl', 'zh_tw']
    const { uuid, workUnits: units } = await steps.draft(
      manager,
      [{ name: 'c.json', content: '{"a":"Choose a file"}' }],
      locales,
    )
    expect(bodyOf(await test.call(manager, 'POST', url(uuid, '/translation-memory'), [{ tmUuid }]))).toMatchObject([
      {
        served: [
          { targetLocale: 'es_mx', memoryLocales: ['es'], penalty: 3 },
          { targetLocale: 'pl', memoryLocales: ['pl_pl'], penalty: 0 },
          { targetLocale: 'zh_tw', memoryLocales: [], penalty: 0 },
        ],
      },
    ])
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const polish = units.find(({ targetLanguage }) => targetLanguage === 'pl')?.uuid ?? ''
    const filled = await test.until(async () => {
      const [row] = await test.db.select().from(segments).where(eq(segments.workUnitId, polish))
      return row?.target ? row : undefined
    })
    expect(filled).toMatchObject({ target: 'Wybierz plik', match: 100 })
  })
})
