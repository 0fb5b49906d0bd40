import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { content, memoryCalls, tmx, tu } from '../../testing/memory-calls.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
})
afterAll(() => test.close())

const notTaken = ({ report }: { report: unknown }) =>
  ((report as { notTaken?: NotTaken[] }).notTaken ?? []).map(({ kind, name, count, takenAs, lines }) =>
    [kind, name, count, takenAs, lines?.join('+')].filter(Boolean).join(' '),
  )
const pairs = async (uuid: string, wanted = '') =>
  (await memories.tmUnits(uuid, `&sourceText=${wanted}`)).content
    .toReversed()
    .map(({ sourceText, targets }) => [sourceText, ...targets.map(({ text }) => text)].join(' = '))

/** A unit whose translation says when it was written. */
const dated = (source: string, text: string, changedate: string) =>
  tu(source, { es: text }).replace('<tuv xml:lang="es"', `<tuv xml:lang="es" changedate="${changedate}"`)
const [before, after] = ['20200101T000000Z', '20210101T000000Z']

describe('codes of a TMX file', () => {
  it('elements that TMX does not know are codes, and do not refuse the file', async () => {
    const { uuid } = await memories.make('Elements of XLIFF')
    const units = [
      tu('Good', { es: 'Bueno' }),
      tu('Press <g id="1">here</g> <x id="2"/>', { es: '<x id="2"/> Pulse <g id="1">aquí</g>' }),
    ]
    const job = await memories.importText(uuid, tmx(units.join('\n')))
    expect(await pairs(uuid)).toEqual(['Good = Bueno', 'Press ⟦1⟧here⟦/1⟧ ⟦2/⟧ = ⟦2/⟧ Pulse ⟦1⟧aquí⟦/1⟧'])
    expect(notTaken(job)).toEqual(['CODE <g> 2 code 6+6', 'CODE <x> 2 code 6+6'])
    expect(await memories.exportText(uuid)).toContain('&lt;g id=&quot;1&quot;&gt;')
  })

  it('a code that differs by language is matched by its number, and stays what it is in each', async () => {
    const { uuid } = await memories.make('Codes by number')
    const bold = (name: string, text: string) =>
      `<bpt i="1">&lt;${name}&gt;</bpt>${text}<ept i="1">&lt;/${name}&gt;</ept>`
    await memories.importText(uuid, tmx(tu(bold('b', 'All'), { es: bold('strong', 'Todo') })))
    expect(await pairs(uuid)).toEqual(['⟦1⟧All⟦/1⟧ = ⟦1⟧Todo⟦/1⟧'])
    const exported = await memories.exportText(uuid)
    expect(exported).toContain('&lt;b&gt;</bpt>All')
    expect(exported).toContain('&lt;strong&gt;</bpt>Todo')
  })
})

it('an export of a table says what it cannot hold, and one of TMX has nothing to say', async () => {
  const { uuid } = await memories.make('Tables')
  const prop = '<prop type="x-context-pre">Before</prop>'
  const units = [tu('Press <ph>%s</ph>', { es: 'Pulse <ph>%s</ph>' }), tu('Open', { es: 'Abrir' })]
  await memories.importText(uuid, tmx(units.join('\n').replace('<tu>', `<tu>${prop}`)))
  const notHeld = async (fileType: string) => {
    const { body } = await memories.call('GET', content(uuid, `export/${fileType}`))
    const { requestUuid } = body as { requestUuid: string }
    await test.jobEnd(requestUuid)
    const status = await memories.call('GET', content(uuid, `export/${fileType}/${requestUuid}/status`))
    return notTaken({ report: status.body })
  }
  for (const fileType of ['csv', 'xlsx'])
    expect(await notHeld(fileType)).toEqual(['FIELD neighbors 1', 'FIELD codes 1', 'FIELD authors 2'])
  expect(await notHeld('tmx')).toEqual([])
})

describe('units of a TMX file', () => {
  it('contexts, keys, and numbers of other tools keep two translations of one text apart', async () => {
    const { uuid } = await memories.make('Contexts')
    const where: Record<string, (at: number) => string> = {
      'memoQ before': (at) => `<prop type="x-context-pre">&lt;seg&gt;Before ${at}&lt;/seg&gt;</prop>`,
      'memoQ after': (at) => `<prop type="x-context-post">After ${at}</prop>`,
      Phrase: (at) => `<prop type="x-segmentId">menu.${at}</prop>`,
      Trados: (at) => `<prop type="x-ContextContent">Before ${at} | </prop>`,
      Capitals: (at) => `<prop type="Key">menu.${at}</prop>`,
      Numbers: (at) => ` tuid="menu.${at}"`,
    }
    const units = Object.entries(where).flatMap(([source, say]) =>
      ['Abrir', 'Abierto'].map((text, at) => {
        const said = say(at)
        return tu(source, { es: text }).replace('<tu>', said.startsWith('<') ? `<tu>${said}` : `<tu${said}>`)
      }),
    )
    expect(notTaken(await memories.importText(uuid, tmx(units.join('\n'))))).toEqual([])
    expect(await pairs(uuid)).toEqual(
      Object.keys(where).flatMap((source) => [`${source} = Abrir`, `${source} = Abierto`]),
    )
    expect((await memories.importText(uuid, tmx(units.join('\n')))).report).toMatchObject({ created: 0 })
  })

  it.each([
    ['the same unit', ''],
    ['units beside each other', '</tu>\n<tu><tuv xml:lang="en"><seg>Open</seg></tuv>'],
    [
      'units far apart',
      `</tu>\n${Array.from({ length: 1001 }, (_, at) => tu(`Text ${at}`, { es: 'Texto' })).join('\n')}<tu><tuv xml:lang="en"><seg>Open</seg></tuv>`,
    ],
  ])('of two translations in %s the newer one stays in either order, and the other is counted', async (_, between) => {
    for (const [first, second] of [
      [before, after],
      [after, before],
    ]) {
      const { uuid } = await memories.make('Twice')
      const word = (date = '') => (date === after ? 'Nuevo' : 'Viejo')
      const variant = (date = '') => `<tuv xml:lang="es" changedate="${date}"><seg>${word(date)}</seg></tuv>`
      const unit = `<tu><tuv xml:lang="en"><seg>Open</seg></tuv>${variant(first)}${between}${variant(second)}</tu>`
      const job = await memories.importText(uuid, tmx(unit))
      expect(await pairs(uuid, 'Open')).toEqual(['Open = Nuevo'])
      expect(job.status).toBe('FINISHED_WARNING')
      expect(notTaken(job)).toEqual([expect.stringMatching(/^REPLACED (?:es )?1/)])
    }
  })

  it('an older file does not replace a newer text, and says so; a newer one does', async () => {
    const { uuid } = await memories.make('Dates')
    await memories.importText(uuid, tmx([dated('Open', 'Nuevo', after), tu('Close', { es: 'Cerrar' })].join('\n')))
    await memories.add(uuid, 'By hand', 'A mano')
    const older = [dated('Open', 'Viejo', before), dated('By hand', 'Otro', after), dated('Close', 'Cerrar', before)]
    const job = await memories.importText(uuid, tmx(older.join('\n')))
    expect(await pairs(uuid)).toEqual(['Open = Nuevo', 'Close = Cerrar', 'By hand = A mano'])
    expect(job).toMatchObject({ status: 'FINISHED_WARNING', report: { units: 3, written: 0 } })
    expect(notTaken(job)).toEqual(['OLDER 2'])
    await memories.importText(uuid, tmx(dated('Open', 'Novísimo', '20220101T000000Z')))
    expect((await pairs(uuid))[0]).toBe('Open = Novísimo')
    const header = tmx(tu('Open', { es: 'De antes' })).replace('<header', `<header creationdate="${before}"`)
    expect(notTaken(await memories.importText(uuid, header))).toEqual(['OLDER 1'])
  })

  it('an import names what it does not keep, and a dry run says so without a change', async () => {
    const { uuid } = await memories.make('Properties', { targetLocales: ['zh_cn'] })
    const text = tmx(
      `<tu usagecount="3"><note>Of menus</note><prop type="x-project">Alpha</prop>${tu('Open', { 'zh-Hans': '打开' }).slice(4)}`,
    )
    const told = ['FIELD usagecount 1 5', 'FIELD note 1 5', 'FIELD x-project 1 5', 'LANGUAGE zh-Hans 1 zh_cn']
    const form = new FormData()
    form.append('file', new File([text], 'memory.tmx'))
    const { body } = await memories.call('POST', content(uuid, 'import?dryRun=true'), form)
    const tried = await test.jobEnd((body as { uuid: string }).uuid)
    expect(tried).toMatchObject({ report: { dryRun: true, units: 1, created: 0 } })
    expect(notTaken(tried)).toEqual(told)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 0 })
    expect(notTaken(await memories.importText(uuid, text))).toEqual(told)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 1, targetLocales: ['zh_cn'] })
  })
})
