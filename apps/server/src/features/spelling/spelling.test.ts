import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SpellingResult, SpellingSuggestions } from '@dragoman/sdk/operations/editor'
import type { SpellingWord, SpellingWords } from '@dragoman/sdk/operations/spellingWords'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'

const dictionaries = mkdtempSync(join(tmpdir(), 'dictionaries-'))
writeFileSync(join(dictionaries, 'de.aff'), 'SET UTF-8\nTRY esianrtolcdugmphbyfvkwäöüß\n')
writeFileSync(join(dictionaries, 'de.dic'), '3\nDatei\nöffnen\ndie\n')

const test = await openTestApp({ settings: { dictionariesDirectory: dictionaries } })
const { accountAdmin, manager, linguistA, client, stranger, place } = test.people
const list = `/api/v3/account/${place.accountId}/spelling-words`

async function openWork(targetLocale = 'es') {
  const work = await seedWork(test.db, test.people, { targetLocale, task: acceptedBy(linguistA.id) })
  const url = `/api/v1/atlas/work-unit/${work.workUnitId}/spelling`
  const check = async (...texts: string[]) => bodyOf<SpellingResult>(await test.call(linguistA, 'POST', url, { texts }))
  const wrong = async (...texts: string[]) => (await check(...texts)).mistakes.map(({ word }) => word)
  return { ...work, url, check, wrong }
}

const add = async (words: string[], language?: string, by: Person = accountAdmin) =>
  bodyOf<SpellingWord[]>(await test.call(by, 'POST', list, { words, ...(language && { language }) }))
const words = async () => bodyOf<SpellingWords>(await test.call(accountAdmin, 'GET', list)).words

it.each([
  ['es', 'Abre la tradución nueva', ['tradución']],
  ['es_mx', 'Abre la tradución nueva', ['tradución']],
  ['en', 'The colour of the seperate file', ['colour', 'seperate']],
  ['en_gb', 'The colour of the seperate file', ['seperate']],
  ['en_au', 'The colour of the color', ['color']],
  ['fr', 'L’été dernier j’ai ouvert le fichié', ['fichié']],
  ['pt_br', 'Abra o arquivo traduzdo', ['traduzdo']],
  ['pt_pt', 'Abra o ficheiro traduzdo', ['traduzdo']],
  ['ru', 'Откройте новый фаил', ['фаил']],
])('words that are not in the dictionary are found in %s', async (locale, text, expected) => {
  const { check } = await openWork(locale)
  const { hasDictionary, mistakes } = await check('42', text)
  expect(hasDictionary).toBe(true)
  expect(mistakes.map(({ word }) => word)).toEqual(expected)
  for (const { text: at, begin, end, word } of mistakes) {
    expect(at).toBe(1)
    expect(text.slice(begin, end)).toBe(word)
  }
})

it('a language without a dictionary is not checked, and the operator can add one', async () => {
  expect(await (await openWork('ja')).check('何でも')).toEqual({ hasDictionary: false, mistakes: [] })
  expect(await (await openWork('it')).check('qualsiasi')).toEqual({ hasDictionary: false, mistakes: [] })
  const german = await openWork('de_at')
  expect(await german.wrong('die Datei öffnen', 'die Dattei öffnen')).toEqual(['Dattei'])
  const shown = bodyOf<SpellingWords>(await test.call(accountAdmin, 'GET', list)).dictionaries
  expect(shown).toEqual(expect.arrayContaining(['de', 'de_at', 'en_gb', 'es', 'fr', 'pt_br', 'ru']))
  expect(shown).not.toContain('it')
})

it('other spellings are suggested, the best first', async () => {
  const { url } = await openWork('es')
  const ask = async (word: string) =>
    bodyOf<SpellingSuggestions>(await test.call(linguistA, 'GET', `${url}/suggestion?word=${encodeURIComponent(word)}`))
  const { suggestions } = await ask('tradución')
  expect(suggestions).toContain('traducción')
  expect(suggestions.length).toBeLessThanOrEqual(5)
  expect(
    bodyOf<SpellingSuggestions>(await test.call(linguistA, 'GET', `${(await openWork('ja')).url}/suggestion?word=x`)),
  ).toEqual({ suggestions: [] })
})

describe('words to ignore', () => {
  it('are ignored in their language, with a capital too, and only where the project wants it', async () => {
    const spanish = await openWork('es')
    const english = await openWork('en')
    expect(await spanish.wrong('Kubux kubux Zorbo')).toEqual(['Kubux', 'kubux', 'Zorbo'])
    await add(['kubux'], 'es', manager)
    await add(['Zorbo'])
    expect(await spanish.wrong('Kubux kubux Zorbo zorbo')).toEqual(['zorbo'])
    expect(await english.wrong('kubux Zorbo')).toEqual(['kubux'])
    const info = await test.call(manager, 'POST', `/api/v3/project/${spanish.projectId}/info`, {
      spellCheckerIgnoreWordsEnabled: false,
    })
    expect(info.body).toMatchObject({ spellCheckerIgnoreWordsEnabled: false })
    expect(await spanish.wrong('kubux Zorbo')).toEqual(['kubux', 'Zorbo'])
  })

  it('are listed once with who added them, and deleted', async () => {
    const [added] = await add(['bamboozle'], 'pt_br', manager)
    await add(['bamboozle', 'Abacus'], 'pt_br')
    const own = (await words()).filter(({ language }) => language === 'pt_br')
    expect(own.map(({ word, createdBy }) => [word, createdBy?.uuid])).toEqual([
      ['Abacus', accountAdmin.id],
      ['bamboozle', manager.id],
    ])
    expect((await test.call(manager, 'DELETE', `${list}/${added!.uuid}`)).status).toBe(204)
    expect((await test.call(manager, 'DELETE', `${list}/${added!.uuid}`)).status).toBe(404)
    expect((await words()).filter(({ language }) => language === 'pt_br').map(({ word }) => word)).toEqual(['Abacus'])
  })

  it('are refused with two words in one, in no language, and to people who manage nothing', async () => {
    const body = (some: string[], language?: string) => ({ words: some, ...(language && { language }) })
    expect((await test.call(accountAdmin, 'POST', list, body(['two words']))).status).toBe(400)
    expect((await test.call(accountAdmin, 'POST', list, body(['word'], 'xx'))).status).toBe(400)
    for (const person of [linguistA, client])
      expect((await test.call(person, 'POST', list, body(['word']))).status).toBe(403)
    expect((await test.call(stranger, 'POST', list, body(['word']))).status).toBe(404)
  })
})

it('terms of the project’s glossaries aren’t mistakes, unless they must not be used', async () => {
  const { projectId, wrong } = await openWork('es')
  const glossary = { name: 'Names', languages: ['en', 'es'] }
  const { uuid } = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v3/glossary', glossary))
  const addTerm = async (text: string, more: object = {}) =>
    bodyOf(
      await test.call(manager, 'POST', '/api/v3/glossary/term', { glossaryUuid: uuid, language: 'es', text, ...more }),
    )
  await addTerm('microbordeo')
  await addTerm('clavezuela', { forbidden: true })
  const text = 'El microbordeo, los microbordeos y la clavezuela'
  expect(await wrong(text)).toEqual(['microbordeo', 'microbordeos', 'clavezuela'])
  const form = new FormData()
  form.append('glossaries', uuid)
  bodyOf(await test.call(manager, 'POST', `/api/v3/project/${projectId}/glossaries`, form))
  expect(await wrong('El microbordeo', 'y la clavezuela')).toEqual(['clavezuela'])
})

it('texts are checked for those who may open the work unit', async () => {
  const { url } = await openWork()
  const check = async (person: Person) => (await test.call(person, 'POST', url, { texts: ['uno'] })).status
  expect(await check(manager)).toBe(200)
  expect(await check(stranger)).toBe(404)
  expect((await test.call(manager, 'POST', url, { texts: [] })).status).toBe(400)
})
