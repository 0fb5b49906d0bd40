import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ruleOf } from '@dragoman/sdk/file-rules'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { commonFlags } from '../commands.ts'
import { contextOf } from '../context.ts'
import { placeInside, sourcesIn } from '../folder.ts'
import { isLeft } from '../report.ts'
import { findConfiguration } from './find.ts'
import { placeOf } from './places.ts'

const home = mkdtempSync(join(tmpdir(), 'dragoman-configuration-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let count = 0
/** Said by the last configuration that was read. */
let said: string[] = []
/** Reads the configuration of a folder with these files. */
function read(files: Record<string, string>, values: Record<string, string> = {}, cwd = '.') {
  const folder = join(home, String(++count))
  said = []
  for (const [path, content] of Object.entries({ '.git/HEAD': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  mkdirSync(join(folder, cwd), { recursive: true })
  const system = {
    env: {},
    cwd: join(folder, cwd),
    platform: 'linux' as const,
    isTerminal: false,
    out: () => undefined,
    err: (text: string) => void said.push(text.trim()),
    askSecret: () => Promise.resolve(''),
  }
  expect(Object.keys(commonFlags)).toEqual(expect.arrayContaining(Object.keys(values)))
  return findConfiguration(contextOf('push', system, values, []))
}

type Case = [file: string, content: string, places: Record<string, Record<string, string | undefined>>, more?: object]

const cases: Case[] = [
  [
    'dragoman.yml',
    'source: en\nfiles:\n  - source: app/en/**/*.json\n    translation: app/%osx_code%/**/%original_file_name%\n    ignore: [app/en/old/*]\nspellings: {pt_br: pt}\n',
    {
      'app/en/shop/a.json': { es: 'app/es/shop/a.json', pt_br: 'app/pt/shop/a.json' },
      'app/en/old/a.json': {},
      'en/a.json': {},
    },
    { source: 'en' },
  ],
  [
    'crowdin.yml',
    'project_id: "1"\nbase_path: app\nfiles:\n  - source: /en/*.json\n    translation: /%locale_with_underscore%/%original_file_name%\n    excluded_target_languages: [ja]\n',
    { 'app/en/a.json': { es: 'app/es_ES/a.json', ja: undefined }, 'en/a.json': {} },
  ],
  [
    '.phrase.yml',
    'phrase:\n  project_id: x\n  push:\n    sources:\n      - file: ./lang/<locale_code>/<tag>.php\n      - file: ./web/en.json\n        params: {locale_id: 42b4d36671be4574dd4721c37e479732}\n      - file: ./web/tl.json\n        params: {locale_id: 5cb7e93cf65a739b17b46a2830e45da2}\n  pull:\n    targets:\n      - file: ./lang/<locale_code>/auth.php\n        params: {tag: auth}\n      - file: ./web/es.json\n        params: {locale_id: d0b4139822e16557e0b6873fdf3603a1}\n  locale_mapping: {pt-BR: br}\n',
    {
      'lang/en/auth.php': { es: 'lang/es/auth.php', pt_br: 'lang/br/auth.php' },
      'web/en.json': { es: 'web/es.json', ja: undefined },
      'web/tl.json': {},
    },
  ],
  [
    '.phrase.yml',
    'phrase:\n  push: {sources: [{file: a/<locale_name>.json}, {file: b/<locale_name>.json}]}\n  pull: {targets: [{file: a/<locale_name>.json}, {file: b/<locale_name>.json}]}\n',
    { 'b/en.json': { es: 'b/es.json' } },
  ],
  [
    'lokalise.yml',
    'project-id: 12.34:feature\nfile:\n  upload:\n    file: locales/en/*.json\n    lang-iso: en\n  download:\n    original-filenames: true\n    unzip-to: locales/\n    language-mapping: \'[{"original_language_iso":"pt_BR","custom_language_iso":"pt"}]\'\n',
    { 'locales/en/a.json': { es: 'locales/es/a.json', pt_br: 'locales/pt/a.json', zh_cn: 'locales/zh_CN/a.json' } },
    { source: 'en', project: '12.34', branch: 'feature' },
  ],
  [
    '.lokalise.yml',
    'upload: {file: en.json}\ndownload: {original_filenames: false, bundle_structure: "i18n/%LANG_ISO%.%FORMAT%"}\n',
    { 'en.json': { es: 'i18n/es.json' } },
  ],
  [
    '.tolgeerc.json',
    '{"projectId": 1, "push": {"filesTemplate": "./i18n/{namespace}/{languageTag}.json"}, "pull": {"path": "./i18n", "languages": ["es", "pt-BR"]}}',
    { 'i18n/shop/en.json': { es: 'i18n/shop/es.json', pt_br: 'i18n/shop/pt-BR.json' } },
    { languages: ['es', 'pt_br'] },
  ],
  [
    '.tolgeerc',
    '{"push": {"files": [{"path": "./a/en.json", "language": "en", "namespace": "a"}, {"path": "./a/cs.json", "language": "cs"}]}, "pull": {"path": "./out", "fileStructureTemplate": "{snakeLanguageTag}/{namespace}.{extension}"}}',
    { 'a/en.json': { pt_br: 'out/pt_BR/a.json' }, 'a/cs.json': {} },
  ],
  [
    '.weblate',
    '[weblate]\nurl = https://weblate.example.com/api/\ntranslation = acme/app\nfilemask = locale/*/LC_MESSAGES/app.po\ntemplate = locale/app.pot\n',
    { 'locale/app.pot': { pt_br: 'locale/pt_BR/LC_MESSAGES/app.po' } },
    { project: 'acme-app' },
  ],
  [
    'weblate.ini',
    '[app]\nfilemask = res/values-*/strings.xml\ntemplate = res/values/strings.xml\nlanguage_code_style = android\n',
    { 'res/values/strings.xml': { pt_br: 'res/values-pt-rBR/strings.xml' } },
  ],
  [
    '.tx/config',
    '[main]\nhost = https://app.transifex.com\nlang_map = pt_BR: pt-br\n\n[o:acme:p:app:r:texts]\nfile_filter = locale/<lang>/app.po\nsource_file = locale/en/app.po\nsource_lang = en\ntrans.ja = other/ja.po\n',
    { 'locale/en/app.po': { es: 'locale/es/app.po', pt_br: 'locale/pt-br/app.po', ja: 'other/ja.po' } },
    { source: 'en' },
  ],
]

describe('configurations', () => {
  it.each(cases)('%s is read as it is', async (file, content, places, more = {}) => {
    const configuration = await read({ [file]: content }, 'source' in more ? {} : { source: 'en' }, 'sub/folder')
    expect(configuration).toMatchObject({ files: [file], source: 'en', ...more })
    for (const [path, byLanguage] of Object.entries(places)) {
      const rule = ruleOf(configuration.rules, path)
      const found = Object.fromEntries(
        Object.keys(byLanguage).map((language) => [language, rule && placeOf(rule, path, language)]),
      )
      expect({ path, isTaken: rule !== undefined, found }).toEqual({
        path,
        isTaken: Object.keys(byLanguage).length > 0,
        found: byLanguage,
      })
    }
  })

  it.each([
    ['dragoman.yml', 'unit: a\nfile: []\n', 'dragoman.yml:2: file: This field isn’t known.'],
    [
      'dragoman.yml',
      'unit: a\nsecret: x\n',
      'dragoman.yml:2: secret: A key doesn’t belong in a file that is committed.',
    ],
    [
      'dragoman.yml',
      'languages:\n  - es\n  - en-UK\n',
      "dragoman.yml:3: languages[1]: en-UK isn't a supported language. Did you mean en_gb?",
    ],
    [
      'dragoman.yml',
      'files:\n  - source: a\n    translation: b\n',
      'dragoman.yml:3: files[0].translation: There is no language in it',
    ],
    ['dragoman.yml', 'files:\n  - source: a\n', 'dragoman.yml:2: files[0].translation: It must be a text.'],
    ['dragoman.yml', 'a: [', 'dragoman.yml:1: '],
    [
      'dragoman.yml',
      [...'abcdefgh']
        .map((name, at) => `${name}: &${name} [${at === 0 ? 'x' : `*${'abcdefgh'[at - 1]},`.repeat(9)}]\n`)
        .join(''),
      'dragoman.yml: Excessive alias count',
    ],
    [
      'dragoman.yml',
      'files:\n  - source: ../a.json\n    translation: "%osx_code%.json"\n',
      '../a.json leads out of the folder',
    ],
    [
      'crowdin.yml',
      'files:\n  - source: a\n    translation: "%three_letters_code%"\n',
      'crowdin.yml:3: files[0].translation: %three_letters_code% is not known.',
    ],
    [
      'dragoman.yml',
      'files:\n  - source: a\n    translation: "%osx_cod%/%file_name%"\n',
      'dragoman.yml:3: files[0].translation: %osx_cod% is not known.',
    ],
    [
      'lokalise.yml',
      'upload: {file: en.json}\ndownload:\n  language-mapping: "pt_BR"\n',
      'lokalise.yml:3: download.language-mapping: It must be a list in JSON',
    ],
    [
      '.tx/config',
      '[main]\nlang_map = pt_BR: pt, zh_CN\n[r]\nfile_filter = <lang>.po\nsource_file = b.po\n',
      '.tx/config:2: main.lang_map: “zh_CN” needs a language and its spelling',
    ],
    ['.phrase.yml', 'phrase: {push: {sources: []}}', '.phrase.yml:1: phrase.push.sources: It needs at least one file.'],
    ['lokalise.yml', 'upload: {}\n', 'lokalise.yml:1: upload.file: It needs the file that is translated.'],
    ['.tolgeerc', '{"push": {}}', '.tolgeerc:1: push.files: It needs files, or a filesTemplate.'],
    ['.weblate', '[weblate]\nurl = x\n', '.weblate:1: filemask: Weblate has it on its server'],
    ['.tx/config', '[main]\nhost\n', '.tx/config:2: “host” is neither a [section] nor a value.'],
    [
      '.tx/config',
      '[r]\nfile_filter = a.po\nsource_file = b.po\n',
      '.tx/config:2: r.file_filter: There is no <lang> in it.',
    ],
  ])('%s: %j is refused with its place', async (file, content, problem) => {
    await expect(read({ [file]: content })).rejects.toThrow(problem)
  })

  const tolgee = (push: string, pull = '') =>
    `{"push": {"filesTemplate": "i18n/{namespace}/{languageTag}.json"${push}}, "pull": {"fileStructureTemplate": "i18n/{namespace}/{languageTag}.json"${pull}}}`

  it.each<[string, Record<string, string>, string[], string[]]>([
    [
      'a second configuration',
      { 'crowdin.yml': cases[1]![1], '.tolgeerc': tolgee('') },
      ['crowdin.yml is read, and not .tolgeerc. Use --config FILE to read another one.'],
      ['app/en/a.json'],
    ],
    [
      'a resource of another language',
      {
        '.tx/config':
          '[main]\n[a]\nfile_filter = <lang>.po\nsource_file = a.po\nsource_lang = en\n[b]\nfile_filter = b/<lang>.po\nsource_file = b.po\nsource_lang = fr\n',
      },
      ['[b] of .tx/config is left out, as it is translated from fr. Use --source fr for it.'],
      ['a.po'],
    ],
    [
      'filters of Tolgee',
      { '.tolgeerc': tolgee(', "namespaces": ["shop"], "languages": ["fr"]', ', "states": ["REVIEWED"]') },
      [
        'push.languages of .tolgeerc has no effect: the files of en are sent.',
        'pull.states of .tolgeerc has no effect: translations of all files that are sent are pulled.',
      ],
      ['i18n/shop/en.json'],
    ],
  ])('%s is not passed over in silence', async (_, files, notes, taken) => {
    const { rules } = await read(files, { source: 'en' })
    expect(said).toEqual(notes)
    const all = ['app/en/a.json', 'a.po', 'b.po', 'i18n/shop/en.json', 'i18n/mail/en.json']
    expect(all.filter((path) => ruleOf(rules, path))).toEqual(taken)
  })

  it('dragoman.yml goes with the files of another configuration, and a flag before both', async () => {
    const files = { 'dragoman.yml': 'unit: Web\nproject: app\nlanguages: [es]\n', '.tx/config': cases.at(-1)![1] }
    const configuration = await read(files, { project: 'other', languages: 'pt-BR, ja' })
    expect(configuration).toMatchObject({
      unit: 'Web',
      project: 'other',
      languages: ['pt_br', 'ja'],
      files: ['dragoman.yml', '.tx/config'],
    })
    await expect(read({})).rejects.toThrow('Run "dragoman init"')
  })
})

describe('examples of the documents', () => {
  const checkout = resolve(import.meta.dirname, '../../../..')
  const exampleOf = (document: string, kind: string) => {
    const text = readFileSync(join(checkout, document), 'utf8')
    return new RegExp(`^\`\`\`yaml ${kind}\\n(.*?)^\`\`\``, 'ms').exec(text)![1]!
  }

  it.each(['docs/help/repositories.md', 'packages/cli/README.md'])(
    '%s has a configuration that is read',
    async (document) => {
      const { rules, languages } = await read({ 'dragoman.yml': exampleOf(document, 'dragoman.yml') })
      expect(languages?.slice(0, 2)).toEqual(['es', 'ja'])
      const rule = ruleOf(rules, 'locales/en/shop/a.json')!
      expect(placeOf(rule, 'locales/en/shop/a.json', 'ja')).toBe('locales/ja/shop/a.json')
    },
  )

  it('the help names inputs that the action and the component have', () => {
    const github = parse(exampleOf('docs/help/repositories.md', 'github')) as {
      jobs: { translations: { steps: { with?: object }[] } }
    }
    const action = parse(readFileSync(join(checkout, 'action.yml'), 'utf8')) as {
      inputs: Record<string, { required?: boolean }>
    }
    const given = Object.keys(github.jobs.translations.steps.at(-1)!.with!)
    const required = Object.entries(action.inputs).flatMap(([name, input]) => (input.required ? [name] : []))
    expect(given).toEqual(required)
    const gitlab = parse(exampleOf('docs/help/repositories.md', 'gitlab')) as { include: [{ inputs: object }] }
    const [component] = parseAllDocuments(readFileSync(join(checkout, 'templates/sync.yml'), 'utf8'))
    const { spec } = component!.toJS() as { spec: { inputs: Record<string, { default?: string }> } }
    const needed = Object.entries(spec.inputs).flatMap(([name, input]) => (input.default === undefined ? [name] : []))
    expect(Object.keys(gitlab.include[0].inputs)).toEqual(needed)
  })
})

describe('places of files', () => {
  it.each(['../a', 'a/../../b', '/etc/passwd', 'C:\\a', 'a\\b', '.git/hooks/pre-commit', 'a/GIT~1/b', 'a//b', ''])(
    '%j is refused',
    async (path) => {
      await expect(placeInside(home, path)).rejects.toThrow('it leads out of the folder')
    },
  )

  it('a translation is never taken for a source, two sources never share a place, and linked folders are named', async () => {
    const files = ['en/a.json', 'es/a.json', 'en/sub/a.json', 'en/b.exe']
    const configuration = await read({
      'dragoman.yml':
        'files:\n  - source: "**/a.json"\n    translation: "%osx_code%/%original_file_name%"\n  - {source: en/*.exe, translation: "%osx_code%/**/x"}\n',
      ...Object.fromEntries(files.map((file) => [file, '{}'])),
    })
    for (const link of ['linked', 'node_modules']) symlinkSync('en', join(configuration.folder, link))
    const { sources, skipped } = await sourcesIn(configuration, ['es'])
    expect(sources.map(({ path }) => path)).toEqual(['en/a.json'])
    expect(skipped).toEqual([
      { path: 'en/b.exe', reason: 'files of this kind are not translated' },
      { path: 'en/sub/a.json', reason: 'its translation would stand at es/a.json, as that of en/a.json does' },
      { path: 'es/a.json', reason: 'a translation stands there' },
      { path: 'linked', reason: 'it is a link to a folder: links are not followed' },
    ])
    expect(skipped.filter((one) => isLeft({ ...one, state: 'skipped' })).map(({ path }) => path)).toEqual([
      'en/b.exe',
      'en/sub/a.json',
    ])
  })

  it('a link may lead to another part of the folder', async () => {
    mkdirSync(join(home, 'links/real'), { recursive: true })
    symlinkSync('real', join(home, 'links/inner'))
    symlinkSync('/', join(home, 'links/outer'))
    mkdirSync(join(home, 'links/.git'))
    symlinkSync('.git', join(home, 'links/hidden'))
    expect(await placeInside(join(home, 'links'), 'inner/new/a.json')).toMatch(/links\/real\/new\/a\.json$/)
    for (const path of ['outer/a.json', 'hidden/a.json'])
      await expect(placeInside(join(home, 'links'), path)).rejects.toThrow('a link leads out')
  })
})
