import type { Language } from '@dragoman/sdk/operations/locales'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { manager, accountAdmin, place } = test.people

const asked =
  `ja_jp ko_kr pl_pl ru_ru it_ch sv_se da_dk fi_fi nb_no nn cs_cz hu_hu tr_tr uk_ua vi_vn th_th id_id sr_latn
  sr_cyrl zh_hans zh_hant zh_sg fr_ch fr_be en_in en_nz es_us bs_latn pa_pk`.split(/\s+/)

describe('the languages of the product', () => {
  it('the list has each language once, by its English name, and published ids stay what they are', async () => {
    const list = bodyOf<Language[]>(await test.call(manager, 'GET', '/api/v3/language'))
    const names = new Map(list.map(({ code, name }) => [code, name]))
    expect(names.size).toBe(list.length)
    expect(asked.filter((code) => !names.has(code))).toEqual([])
    expect(list.filter(({ code, name }) => name === code)).toEqual([])
    expect([names.get('sr_latn_me'), names.get('nn')]).toEqual(['Serbian (Latin, Montenegro)', 'Norwegian Nynorsk'])
    expect(list.find(({ code }) => code === 'pt_br')?.id).toBe(21)
    expect(list.map(({ name }) => name)).toEqual(
      list.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })

  it('those that an account uses are marked, as far as the caller sees who uses them', async () => {
    const { linguistA, stranger } = test.people
    const unit = { uuid: place.orgUnitId, defaultSourceLanguage: 'en', clientLanguages: 'da_dk,fi_fi' }
    bodyOf(await test.call(accountAdmin, 'PUT', '/api/v3/client', unit))
    const used = async (as: typeof manager) =>
      bodyOf<Language[]>(await test.call(as, 'GET', '/api/v3/language')).flatMap(({ code, isUsed }) =>
        isUsed ? code : [],
      )
    expect(await used(manager)).toEqual(expect.arrayContaining(['da_dk', 'de', 'en', 'es', 'fi_fi']))
    expect(await used(linguistA)).toContain('es')
    expect(await used(linguistA)).not.toContain('de')
    expect(await used(stranger)).not.toContain('da_dk')
  })

  it('a project is translated into languages with scripts and regions', async () => {
    const { workUnits } = await steps.draft(manager, [{ name: 'a.json', content: '{"a":"Close"}' }], asked)
    expect(workUnits.map(({ targetLanguage }) => targetLanguage).toSorted()).toEqual(asked.toSorted())
  })

  it.each([
    ['en_uk', "en_uk isn't a supported language. Did you mean en_gb?"],
    ['en-UK', 'Write en_gb for en-UK.'],
    ['pt-BR', 'Write pt_br for pt-BR.'],
    ['jp', "jp isn't a supported language. Did you mean ja?"],
    ['xx', "xx isn't a supported language. Use a code such as pt_br."],
  ])('a project from %s is refused with what is meant', async (sourceLocale, words) => {
    const body = { reference: 'Nowhere', orgUnitUUID: place.orgUnitId, sourceLocale }
    expect(await test.call(manager, 'POST', '/api/v3/project', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.sourceLocale', message: expect.stringContaining(words) }] },
    })
  })

  it('memories and the codes of clients say the same of a language that is none', async () => {
    const words = "jp isn't a supported language. Did you mean ja?"
    const refusals = [
      await test.call(manager, 'POST', '/api/v1/atlas-tm', { name: 'M', sourceLocale: 'en', targetLocales: ['jp'] }),
      await test.call(accountAdmin, 'POST', `/api/v3/account/language-mappings/${place.accountId}`, {
        code: 'japanese',
        language: 'jp',
      }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 400])
    for (const { body } of refusals) expect(JSON.stringify(body)).toContain(words)
  })
})
