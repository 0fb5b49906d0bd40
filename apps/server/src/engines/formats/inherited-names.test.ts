import { expect, test } from 'vitest'
import { under } from './fixtures/fixture.ts'

// Files are full of names, and what is looked up by them in an object finds what every object has.

const xliff = (id: string) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="${id}" size-unit="${id}"><source>One</source></trans-unit></body></file></xliff>`

test.each<[string, (name: string) => string]>([
  ['a.json', (name) => `{"${name}": "One"}`],
  ['nested.json', (name) => `{"${name}": {"prototype": {"${name}": "One"}}}`],
  ['a.yaml', (name) => `${name}: One\n`],
  ['a.properties', (name) => `${name}=One\n`],
  ['a.strings', (name) => `"${name}" = "One";\n`],
  ['a.po', (name) => `msgid ""\nmsgstr "${name}: ${name}\\n"\n\nmsgctxt "${name}"\nmsgid "One"\nmsgstr ""\n`],
  ['a.resx', (name) => `<root><data name="${name}" xml:space="preserve"><value>One</value></data></root>`],
  ['strings.xml', (name) => `<resources><string name="${name}">One</string></resources>`],
  ['a.xlf', xliff],
  ['a.arb', (name) => `{"${name}": "One"}`],
  ['a.toml', (name) => `["${name}"]\n"${name}".${name} = "One"\n`],
  ['a.stringsdict', (name) => `<plist><dict><key>${name}</key><string>One</string></dict></plist>`],
  ['a.ts', (name) => `<TS><message id="${name}"><source>One</source></message></TS>`],
  ['a.xcstrings', (name) => `{"sourceLanguage": "en", "strings": {"${name}": {"comment": "x"}, "One": {}}}`],
  ['a.csv', (name) => `key,en,${name}\n${name},One,\n`],
  ['a.md', (name) => `---\n${name}: x\n---\n\nOne\n\n[${name}]: http://x.example\n`],
  ['a.html', (name) => `<meta charset="${name}"><p>One</p><p ${name}="x"><${name}></${name}></p>`],
  ['a.html', (name) => `<${name}><p ${name}>One</p></${name}>`],
])('%s may name things constructor, toString, and __proto__', (file, write) => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    const { segments } = under(file, write(name), 'de')
    expect([name, segments.filter(({ source }) => source.includes('One')).length]).toEqual([name, 1])
  }
})

test('an encoding named constructor is an unknown one', () => {
  const text = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=constructor\\n"\n\nmsgid "Größe"\nmsgstr ""\n'
  expect(() => under('a.po', text, 'de')).toThrow("charset=constructor, which isn't supported")
})
