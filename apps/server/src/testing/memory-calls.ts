import { expect } from 'vitest'
import type { Person } from './people.ts'
import { testOrigin } from './test-app.ts'
import type { TestApp } from './test-app.ts'

export interface Memory {
  uuid: string
  name: string
  targetLocales: string[]
  totalUnits: number
  totalSegments: number
  lastImport?: { fileName: string }
}

export interface TmUnit {
  id: number
  sourceText: string
  sourceContext?: object
  createdAt: number
  targets: { locale: string; text: string; segmentId: number; lastModifiedBy: string; lastModifiedAt: number }[]
}

export interface Page<T> {
  content: T[]
  totalElements: number
}

/** Where the content of a memory is. */
export const content = (uuid: string, rest: string) => `/api/v1/translation-memory/${uuid}/${rest}`

/** A TMX file around the text of its units, the first of which stands on line 5. */
export const tmx = (body: string, language = 'en') =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    '<header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en"' +
      ` srclang="${language}" datatype="plaintext"/>`,
    '<body>',
    body,
    '</body>',
    '</tmx>',
    '',
  ].join('\n')

/** One unit of a TMX file; texts are XML. */
export const tu = (source: string, targets: Record<string, string>) =>
  `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv>${Object.entries(targets)
    .map(([locale, text]) => `<tuv xml:lang="${locale}"><seg>${text}</seg></tuv>`)
    .join('')}</tu>`

/** For tests: what one does with memories over HTTP, as the manager unless said otherwise. */
export function memoryCalls(test: TestApp) {
  const call = (method: string, path: string, body?: object, as: Person = test.people.manager) =>
    test.call(as, method, path, body)
  const write = (uuid: string, sourceText: string, targetText: string, more: object = {}) =>
    call('POST', content(uuid, 'translation-unit'), {
      sourceLocale: 'en',
      sourceText,
      targetLocale: 'es',
      targetText,
      ...more,
    })
  const upload = (uuid: string, text: string, name = 'memory.tmx', as?: Person) => {
    const form = new FormData()
    form.append('file', new File([text], name))
    return call('POST', content(uuid, 'import'), form, as)
  }
  return {
    call,
    write,
    upload,
    /** Makes a memory en → es, ja. */
    async make(name: string, more: object = {}): Promise<Memory> {
      const made = await call('POST', '/api/v1/atlas-tm', {
        name,
        sourceLocale: 'en',
        targetLocales: ['es', 'ja'],
        ...more,
      })
      expect(made.status).toBe(201)
      return made.body as Memory
    },
    get: async (uuid: string) => (await call('GET', `/api/v1/atlas-tm/${uuid}`)).body as Memory,
    async tmUnits(uuid: string, query = ''): Promise<Page<TmUnit>> {
      const answer = await call('GET', content(uuid, `translation-unit/search?pageSize=500${query}`))
      expect(answer.status).toBe(200)
      return answer.body as Page<TmUnit>
    },
    /** Writes a unit and gives its number. */
    async add(...given: Parameters<typeof write>): Promise<number> {
      const answer = await write(...given)
      expect(answer.status).toBe(201)
      return (answer.body as { id: number }).id
    },
    /** Imports a file and gives the row of its job when it has ended. */
    async importText(uuid: string, text: string, name?: string) {
      const started = await upload(uuid, text, name)
      expect(started).toMatchObject({ status: 202, body: { type: 'TM_IMPORT', status: 'STARTED' } })
      return test.jobEnd((started.body as { uuid: string }).uuid)
    },
    /** Exports a memory and fetches the file by its signed link, which works without a session. */
    async exportText(uuid: string, query = ''): Promise<string> {
      const started = await call('GET', content(uuid, `export/tmx${query}`))
      expect(started.status).toBe(200)
      const { requestUuid } = started.body as { requestUuid: string }
      await test.jobEnd(requestUuid)
      const status = await call('GET', content(uuid, `export/tmx/${requestUuid}/status`))
      expect(status).toMatchObject({ status: 200, body: { requestUuid, status: 'COMPLETED', progress: 100 } })
      const { downloadUrl } = status.body as { downloadUrl: string }
      const file = await test.download(null, downloadUrl.slice(testOrigin.length))
      expect(file.status).toBe(200)
      expect(file.headers.get('content-disposition')).toContain('.tmx')
      return new TextDecoder().decode(file.bytes)
    },
  }
}
