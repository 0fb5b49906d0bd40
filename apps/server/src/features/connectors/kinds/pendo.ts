import type { Adapter, Connection, Found } from '../peer/adapter.ts'
import { isObject, objectsIn, textIn, type JsonObject } from '../peer/answered.ts'
import { NotTaken, PeerFault } from '../peer/faults.ts'
import { escaped } from '../peer/html-document.ts'

// Pendo lists its guides, and takes their translations only as the XLIFF file that people upload there: no call for that
// is documented.

const api = 'https://app.pendo.io/api/v1'

const ask = ({ fields, ask: asking }: Connection, path: string) =>
  asking(`${api}${path}`, { headers: { 'x-pendo-integration-key': fields['integrationKey'] ?? '' } })

const states = ['public', 'staged', 'draft']

/** HTML as the few marks that Pendo's file has. */
const marked = (html: string): string =>
  html
    .replaceAll(/<(\/?)(?:b|strong)\b[^<>]*>/gi, '**')
    .replaceAll(/<(\/?)(?:i|em)\b[^<>]*>/gi, '*')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()

/** The texts of a step: those of its blocks, else those of its HTML. */
function textsOf(step: JsonObject): string[] {
  const blocks = isObject(step['domJson']) ? blocksIn(step['domJson']) : []
  const html = textIn(step['content'])
  const parts = blocks.length > 0 ? blocks : html.split(/<\/?(?:p|h\d|li|ul|ol|div|button|a|td|tr|table)\b[^<>]*>/i)
  return parts.map(marked).filter((text) => text !== '')
}

function blocksIn(node: JsonObject): string[] {
  const own = textIn(node['content'])
  return [...(own === '' ? [] : [own]), ...objectsIn(node['children']).flatMap(blocksIn)]
}

/** A guide as the file that Pendo takes back, without translations. */
function xliffOf(guide: JsonObject, sourceCode: string): Uint8Array {
  const units = objectsIn(guide['steps']).flatMap((step) =>
    textsOf(step).map(
      (text, at) =>
        `      <trans-unit id="${attribute(`${textIn(step['id'])}|${at}`)}" xml:space="preserve">\n` +
        `        <source>${escaped(text)}</source>\n      </trans-unit>\n`,
    ),
  )
  if (units.length === 0)
    throw new NotTaken(
      'UNSUPPORTED',
      'Pendo gives no text of this guide. Export its XLIFF file there, and upload that.',
    )
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
      `  <file original="${attribute(textIn(guide['id']))}" datatype="pendoguide" source-language="${attribute(sourceCode)}">\n` +
      `    <body>\n${units.join('')}    </body>\n  </file>\n</xliff>\n`,
  )
}

const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;')

/** Guides of Pendo. */
export const pendo: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '/guide?state=public')).objects() },
  ],

  choices: () => Promise.resolve([]),

  async discover(connection) {
    const guides = (await ask(connection, '/guide')).objects()
    const { subscriptionId = '' } = connection.fields
    return {
      items: guides
        .filter((guide) => states.includes(textIn(guide['state'])))
        .map((guide): Found => ({
          key: textIn(guide['id']),
          version: String(guide['lastUpdatedAt']),
          title: textIn(guide['name']),
          url: `https://app.pendo.io/s/${subscriptionId}/guides/${textIn(guide['id'])}`,
        })),
    }
  },

  async read(connection, { key, title }) {
    const guides = (await ask(connection, `/guide?id=${encodeURIComponent(key)}`)).objects()
    const guide = guides.find((one) => one['id'] === key)
    if (!guide) throw new PeerFault('NOT_FOUND')
    const name = title.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').slice(0, 80)
    return { name: `${name} ${key}.xlf`, bytes: xliffOf(guide, connection.codeOf(connection.sourceLocale)) }
  },

  present: () => Promise.resolve({ bytes: null, version: '' }),
}
