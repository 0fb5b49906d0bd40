import type { Import, ImportChoice, ImportFile } from '@dragoman/sdk/operations/imports'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { eq } from 'drizzle-orm'
import { zipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { permissionGrants, permissions } from '../../identity/tables.ts'
import { jobs, users } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, fileForm } from '../../testing/projects.ts'
import { translationMemories, translationUnitTargets } from '../memories/tables.ts'
import { glossaries, glossaryTerms } from '../terminology/tables.ts'
import { importFiles, imports } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistA, linguistB } = test.people
const base = '/api/v3/import'

const tmx = (units: readonly (readonly [string, string])[]) =>
  `<tmx version="1.4"><header srclang="en-US" segtype="sentence" adminlang="en" datatype="xml" o-tmf="x" creationtool="x" creationtoolversion="1"/><body>${units
    .map(
      ([source, target]) =>
        `<tu><tuv xml:lang="en-US"><seg>${source}</seg></tuv><tuv xml:lang="de-DE"><seg>${target}</seg></tuv></tu>`,
    )
    .join('')}</body></tmx>`

const begin = async (as: Person = accountAdmin) => bodyOf<Import>(await test.call(as, 'POST', base, {}), 201).uuid

async function add(uuid: string, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  return bodyOf<Import>(await test.call(accountAdmin, 'POST', `${base}/${uuid}/file`, fileForm(name, content)), 201)
}

const show = async (uuid: string) => bodyOf<Import>(await test.call(accountAdmin, 'GET', `${base}/${uuid}`))

async function work(uuid: string, what: 'plan' | 'run' | 'undo'): Promise<Import> {
  const job = bodyOf<Job>(await test.call(accountAdmin, 'POST', `${base}/${uuid}/${what}`), 202)
  expect(await test.jobEnd(job.uuid)).toMatchObject({ errorCause: null })
  return show(uuid)
}

async function choose(uuid: string, file: ImportFile, choice: ImportChoice): Promise<Import> {
  return bodyOf<Import>(await test.call(accountAdmin, 'PUT', `${base}/${uuid}/file/${file.uuid}`, choice))
}

const fileAt = ({ files }: Import, path: string) => files.find((one) => one.path.endsWith(path))!
const brief = (files: readonly ImportFile[], of: 'plan' | 'result') =>
  files.map((file) => {
    const { added, changed, unchanged } = file[of] ?? { added: 0, changed: 0, unchanged: 0 }
    return `${file.path.replace('export.zip/', '')} ${file.choice.kind} ${file.state} +${added} ~${changed} =${unchanged}`
  })

const folder = {
  'memory.tmx': tmx([
    ['Open', 'Öffnen'],
    ['Close', 'Schließen'],
  ]),
  'terms.csv': 'English,German,Definition,Colour\nbrake,Bremse,Stops,red\nwheel,Rad,,\n',
  'people.csv': 'E-mail,Full name,Role,Fax\nnina@example.com,Nina New,Project manager,1\n',
  'rates.csv': 'Email,Currency,From,To,Service,Rate\nnina@example.com,EUR,English,German,TRANSLATION,0.12\n',
  'locales/en.json': '{"hi":"Hello {name}","bye":"Good bye","ok":"OK","gone":"Gone"}',
  'locales/de.json': '{"hi":"Hallo {name}","bye":"Tschüss {name}","ok":"OK","more":"Mehr"}',
  'notes.docm': 'x',
  'logo.psd': 'x',
}
const zipped = zipSync(Object.fromEntries(Object.entries(folder).map(([path, text]) => [path, strToU8(text)])))

describe('an archive of another system', () => {
  let first: string

  it('is planned file by file, and the plan writes nothing', async () => {
    const before = await test.db.$count(translationMemories)
    first = await begin()
    const whole = await add(first, 'export.zip', new Uint8Array(zipped))
    expect(whole.notTaken.map(({ path, code }) => `${path} ${code}`)).toContain('export.zip/logo.psd TYPE')
    const people = fileAt(whole, 'people.csv')
    expect(people.choice.columns).toEqual([
      { heading: 'E-mail', means: 'Email' },
      { heading: 'Full name', means: 'Name' },
      { heading: 'Role', means: 'Roles' },
      { heading: 'Fax' },
    ])
    expect(people.choice.values).toEqual([{ column: 'Roles', said: 'Project manager', means: 'PROJECT_MANAGER' }])
    const german = fileAt(whole, 'locales/de.json')
    expect(german.choice).toMatchObject({ targetLocale: 'de', sourceFileUuid: fileAt(whole, 'locales/en.json').uuid })
    const planned = await work(first, 'plan')
    expect(brief(planned.files, 'plan').filter((line) => !/SOURCE|NONE/.test(line))).toEqual([
      'memory.tmx MEMORY WAITING +2 ~0 =0',
      'terms.csv GLOSSARY WAITING +4 ~0 =0',
      'people.csv PEOPLE WAITING +1 ~0 =0',
      'rates.csv RATES WAITING +1 ~0 =0',
      'locales/de.json TRANSLATIONS WAITING +1 ~0 =0',
    ])
    expect(fileAt(planned, 'locales/de.json').plan?.unmatched).toEqual([
      { key: expect.stringContaining('bye'), reason: 'PLACEHOLDERS' },
      { key: expect.stringContaining('ok'), reason: 'SAME' },
      { key: expect.stringContaining('gone'), reason: 'MISSING' },
      { key: expect.stringContaining('more'), reason: 'EXTRA' },
    ])
    expect(fileAt(planned, 'terms.csv').plan?.notTaken).toEqual([{ kind: 'COLUMN', name: 'Colour', count: 1 }])
    expect(await test.db.$count(translationMemories)).toBe(before)
    expect(await test.db.$count(users, eq(users.email, 'nina@example.com'))).toBe(0)
  })

  it('is imported, and the report can be downloaded', async () => {
    const done = await work(first, 'run')
    expect(done).toMatchObject({ state: 'DONE', undoableUntil: expect.any(Number) })
    expect(brief(done.files, 'result').filter((line) => !/SOURCE|NONE/.test(line))).toEqual([
      'memory.tmx MEMORY DONE +2 ~0 =0',
      'terms.csv GLOSSARY DONE +4 ~0 =0',
      'people.csv PEOPLE DONE +1 ~0 =0',
      'rates.csv RATES DONE +1 ~0 =0',
      'locales/de.json TRANSLATIONS DONE +1 ~0 =0',
    ])
    const [nina] = await test.db.select().from(users).where(eq(users.email, 'nina@example.com'))
    expect(nina?.roles).toEqual(['PROJECT_MANAGER'])
    const csv = await test.download(accountAdmin, `${base}/${first}/report?format=CSV`)
    expect(new TextDecoder().decode(csv.bytes)).toContain('export.zip/terms.csv,GLOSSARY,DONE,,,,COLUMN,Colour,1')
    expect((await test.call(accountAdmin, 'POST', `${base}/${first}/run`)).status).toBe(409)
    expect(await test.call(accountAdmin, 'GET', base)).toMatchObject({ body: [{ uuid: first, state: 'DONE' }] })
  })

  it('changes nothing when it is imported again', async () => {
    const targets = () => test.db.select().from(translationUnitTargets).orderBy(translationUnitTargets.id)
    const before = await targets()
    const second = await begin()
    await add(second, 'export.zip', new Uint8Array(zipped))
    const done = await work(second, 'run')
    expect(brief(done.files, 'result').filter((line) => !/SOURCE|NONE/.test(line))).toEqual([
      'memory.tmx MEMORY UNCHANGED +0 ~0 =2',
      'terms.csv GLOSSARY UNCHANGED +0 ~0 =4',
      'people.csv PEOPLE UNCHANGED +0 ~0 =1',
      'rates.csv RATES UNCHANGED +0 ~0 =1',
      'locales/de.json TRANSLATIONS UNCHANGED +0 ~0 =1',
    ])
    expect(await targets()).toEqual(before)
  })

  it('is removed by undo, except for changes made since', async () => {
    const [glossary] = await test.db.select().from(glossaries).where(eq(glossaries.name, 'terms'))
    const [term] = await test.db.select().from(glossaryTerms).where(eq(glossaryTerms.text, 'Rad'))
    await test.db.update(glossaryTerms).set({ changedAt: new Date() }).where(eq(glossaryTerms.id, term!.id))
    const undone = await work(first, 'undo')
    expect(undone.state).toBe('UNDONE')
    expect(undone.files.flatMap(({ kept = [] }) => kept)).toEqual([{ name: 'terms (1)', reason: 'CHANGED_SINCE' }])
    expect(await test.db.$count(glossaryTerms, eq(glossaryTerms.glossaryId, glossary!.id))).toBe(1)
    expect(await test.db.$count(translationMemories, eq(translationMemories.name, 'memory'))).toBe(0)
    expect(await test.db.$count(users, eq(users.email, 'nina@example.com'))).toBe(0)
    expect((await test.call(accountAdmin, 'POST', `${base}/${first}/undo`)).status).toBe(409)
  })
})

it('a failed file leaves everything as it was and says why, and the others are imported', async () => {
  const uuid = await begin()
  await add(uuid, 'broken.tmx', tmx([['One', 'Eins']]).replace('</body>', '</bod>'))
  await add(uuid, 'people.csv', 'Email,Name\nnone,Nobody\n')
  await add(uuid, 'good.tmx', tmx([['Two', 'Zwei']]))
  const done = await work(uuid, 'run')
  expect(brief(done.files, 'result')).toEqual([
    'broken.tmx MEMORY FAILED +0 ~0 =0',
    'people.csv PEOPLE FAILED +0 ~0 =0',
    'good.tmx MEMORY DONE +1 ~0 =0',
  ])
  expect(fileAt(done, 'broken.tmx').result?.problem).toContain('damaged')
  expect(fileAt(done, 'people.csv').result).toMatchObject({
    problem: expect.stringContaining('1 line is wrong'),
    lines: [{ line: 2 }],
  })
  expect(await test.db.$count(translationMemories, eq(translationMemories.name, 'broken'))).toBe(0)
})

it('a killed import goes on with the file that it was at, and imports nothing twice', async () => {
  const uuid = await begin()
  await add(uuid, 'killed.tmx', tmx([['Three', 'Drei']]))
  const { jobUuid } = await work(uuid, 'run')
  await test.db.update(importFiles).set({ state: 'RUNNING' }).where(eq(importFiles.importId, uuid))
  await test.db.update(imports).set({ state: 'RUNNING', endedAt: null }).where(eq(imports.id, uuid))
  await test.db.update(jobs).set({ status: 'STARTED', holder: null, heldUntil: null }).where(eq(jobs.id, jobUuid!))
  test.app.services.jobs.wake()
  await test.jobEnd(jobUuid!)
  const done = await show(uuid)
  expect([done.state, ...brief(done.files, 'result')]).toEqual(['DONE', 'killed.tmx MEMORY DONE +1 ~0 =0'])
  expect(await test.db.$count(translationMemories, eq(translationMemories.name, 'killed'))).toBe(1)
})

it('files of each format find their source, and their texts are paired by their keys', async () => {
  const resx = (text: string) => `<root><data name="open"><value>${text}</value></data></root>`
  const android = (text: string) => `<resources><string name="open">${text}</string></resources>`
  const xliff = `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
    <trans-unit id="open"><source>Open it. Now.</source><target>Öffne es. Jetzt.</target></trans-unit></body></file></xliff>`
  const gettext = '"Language: de\\n"\n\nmsgid "Open it. Now."\nmsgstr "Öffne es. Jetzt."\n'
  const pairs = {
    'app.properties': 'open=Open it. Now.\n',
    'app_de.properties': 'open=Öffne es. Jetzt.\n',
    'en.lproj/a.strings': '"open" = "Open it. Now.";\n',
    'de.lproj/a.strings': '"open" = "Öffne es. Jetzt.";\n',
    'Text.resx': resx('Open it. Now.'),
    'Text.de.resx': resx('Öffne es. Jetzt.'),
    'yaml/en.yml': 'en:\n  open: "Open it. Now."\n',
    'yaml/de.yml': 'de:\n  open: "Öffne es. Jetzt."\n',
    'values/strings.xml': android('Open it. Now.'),
    'values-de/strings.xml': android('Öffne es. Jetzt.'),
    'po/de.po': `msgid ""\nmsgstr ""\n${gettext}\n#, fuzzy\nmsgid "Shut"\nmsgstr "Offen"\n`,
    'app.de.xlf': xliff,
    'guide.en.md': 'One. Two. Three.\n\nFour.\n',
    'guide.de.md': 'Eins. Zwei und drei.\n\nVier.\n',
    'note.en.txt': 'One.\n\nTwo.\n',
    'note.de.txt': 'Nullte.\n\nEins.\n\nZwei.\n',
  }
  const uuid = await begin()
  const zip = zipSync(Object.fromEntries(Object.entries(pairs).map(([path, text]) => [path, strToU8(text)])))
  await add(uuid, 'pairs.zip', new Uint8Array(zip))
  const { files } = await work(uuid, 'plan')
  const found = files.flatMap(({ path, plan }) => {
    const left = plan?.failure?.code ?? plan?.unmatched?.map(({ key, reason }) => `${key} ${reason}`).join()
    return plan ? [`${path.slice('pairs.zip/'.length)} +${plan.added} ${left ?? ''}`.trim()] : []
  })
  expect(found).toEqual([
    'app_de.properties +1',
    'de.lproj/a.strings +1',
    'Text.de.resx +1',
    'yaml/de.yml +1',
    'values-de/strings.xml +1',
    'po/de.po +1 Shut UNFINISHED',
    'app.de.xlf +1',
    'guide.de.md +1 paragraph-1 SENTENCES',
    'note.de.txt +0 PARAGRAPHS_DIFFER',
  ])
})

it('tables keep columns with one heading apart, and lines without a source are told', async () => {
  const uuid = await begin()
  await add(uuid, 'twice.csv', 'Email,Name,Email\nlea@example.com,Lea,other@example.com\n')
  const words = await add(uuid, 'words.csv', 'English,German\nOne,Eins\n,Leer\n')
  await choose(uuid, fileAt(words, 'words.csv'), { kind: 'MEMORY' })
  const { files } = await work(uuid, 'plan')
  expect(files.map(({ plan }) => [plan?.added, plan?.notTaken, plan?.unmatched])).toEqual([
    [1, [{ kind: 'COLUMN', name: 'Email', count: 1 }], undefined],
    [1, [], [{ key: '#3', reason: 'MISSING' }]],
  ])
})

it('corrected columns and values are kept for the next import, and an undo leaves people whom it has changed', async () => {
  const table = 'Address,Name,Kind\nkim@example.com,Kim,Boss\n'
  const uuid = await begin()
  const guessed = fileAt(await add(uuid, 'staff.csv', table), 'staff.csv')
  expect(guessed.choice.kind).toBe('NONE')
  await choose(uuid, guessed, { kind: 'PEOPLE' })
  const columns = [
    { heading: 'Address', means: 'Email' },
    { heading: 'Name', means: 'Name' },
    { heading: 'Kind', means: 'Roles' },
  ]
  const values = [{ column: 'Roles', said: 'Boss', means: 'PROJECT_MANAGER' }]
  await choose(uuid, guessed, { columns, values })
  expect(fileAt(await work(uuid, 'run'), 'staff.csv')).toMatchObject({ state: 'DONE', result: { added: 1 } })
  const next = await begin()
  const file = fileAt(await add(next, 'staff.csv', table.replace('Kim,', 'Kimberly,')), 'staff.csv')
  expect(fileAt(await choose(next, file, { kind: 'PEOPLE' }), 'staff.csv').choice).toMatchObject({ columns, values })
  expect(fileAt(await work(next, 'run'), 'staff.csv').result?.changed).toBe(1)
  expect(fileAt(await work(uuid, 'undo'), 'staff.csv').kept).toEqual([{ name: 'Kim', reason: 'CHANGED_SINCE' }])
})

it('an import belongs to the person who began it, and to those who may do what it does', async () => {
  const uuid = await begin(manager)
  const statuses = [
    await test.call(accountAdmin, 'GET', `${base}/${uuid}`),
    await test.call(linguistA, 'POST', base, {}),
    await test.call(manager, 'POST', `${base}/${uuid}/run`),
    await test.call(manager, 'POST', `${base}/${uuid}/undo`),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 403, 409, 409])
})

it('a plan tells nothing about kinds that its person may not import', async () => {
  const [permission] = await test.db.select().from(permissions).where(eq(permissions.code, 'TM_import'))
  await test.db.insert(permissionGrants).values({ granteeId: linguistB.id, permissionId: permission!.id })
  const { uuid } = bodyOf<Import>(await test.call(linguistB, 'POST', base, {}), 201)
  const people = fileForm('people.csv', `Email,Name\n${manager.email},Other\n`)
  bodyOf(await test.call(linguistB, 'POST', `${base}/${uuid}/file`, people), 201)
  await test.jobEnd(bodyOf<Job>(await test.call(linguistB, 'POST', `${base}/${uuid}/plan`), 202).uuid)
  const [file] = bodyOf<Import>(await test.call(linguistB, 'GET', `${base}/${uuid}`)).files
  expect(file?.plan).toMatchObject({ changed: 0, failure: { code: 'PERMISSION_MISSING' } })
  expect(file?.plan?.lines).toBeUndefined()
})
