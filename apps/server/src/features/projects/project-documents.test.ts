import type { DownloadRequest } from '@dragoman/sdk/operations/shared'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { fixtureText, pseudo } from '../../engines/formats/fixtures/fixture.ts'
import { docxOf, partOf, pptxOf, shapeOf } from '../../engines/formats/fixtures/office.ts'
import { bodyOf, fileForm, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

it('HTML, Word, Excel and PowerPoint files are uploaded, translated and downloaded', async () => {
  const { manager } = test.people
  const files = [
    { name: 'page.html', content: fixtureText('page.html') },
    { name: 'letter.docx', content: own(docxOf(paragraph('Dear reader, hello.') + paragraph('Goodbye'))) },
    {
      name: 'list.xlsx',
      content: own(
        new Uint8Array(
          await writeXlsxFile([
            ['Name', 5],
            ['Open', 6],
          ]).toBuffer(),
        ),
      ),
    },
    {
      name: 'talk.pptx',
      content: own(pptxOf([{ file: 'slide1.xml', shapes: shapeOf('<a:p><a:r><a:t>Good morning</a:t></a:r></a:p>') }])),
    },
  ]
  const { uuid, workUnits: units } = await steps.draft(manager, files, ['es'])
  expect(units.map((workUnit) => workUnit.genesisCreationStatus)).toEqual(files.map(() => 'CREATED'))

  const url = `/api/v3/project/${uuid}/download`
  const untouched = unzipSync((await test.download(manager, url)).bytes)
  for (const { name, content } of files) {
    expect({ name, same: Buffer.from(untouched[`es/${name}`] ?? []).equals(Buffer.from(content)) }).toEqual({
      name,
      same: true,
    })
  }

  const rows = await test.db
    .select({ segment: segments })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(eq(workUnits.projectId, uuid))
  for (const { segment } of rows) {
    await test.db
      .update(segments)
      .set({ target: pseudo(segment), confirmed: true, origin: 'HUMAN', version: 1 })
      .where(eq(segments.id, segment.id))
  }
  const started = bodyOf<DownloadRequest>(await test.call(manager, 'POST', url, {}))
  await test.jobEnd(started.requestUuid)
  expect(
    bodyOf<DownloadRequest>(await test.call(manager, 'GET', `${url}/${started.requestUuid}/status`)),
  ).toMatchObject({ status: 'COMPLETED' })
  const built = unzipSync((await test.download(manager, url)).bytes)
  expect(Buffer.from(built['es/page.html'] ?? []).toString()).toContain('<html lang="es">')
  expect(Buffer.from(built['es/page.html'] ?? []).toString()).toContain('<h1 id=top>Wélcömé</h1>')
  expect((await mammoth.extractRawText({ buffer: Buffer.from(built['es/letter.docx'] ?? []) })).value).toBe(
    'Déár réádér, héllö.\n\nGöödbyé\n\n',
  )
  expect(await readSheet(Buffer.from(built['es/list.xlsx'] ?? []))).toEqual([
    ['Námé', 5],
    ['Öpén', 6],
  ])
  expect(partOf(built['es/talk.pptx'] ?? new Uint8Array(), 'ppt/slides/slide1.xml')).toContain(
    '<a:t>Gööd mörnïng</a:t>',
  )
})

it('a file that is not the document it claims to be is refused by name, and the project continues', async () => {
  const { manager } = test.people
  const { uuid } = await steps.create(manager)
  const resource = await steps.announce(manager, uuid, { name: 'old.docx' })
  const address = `/api/v3/project/${uuid}/resource/${resource.uuid}/content`
  const ole = new Uint8Array(1024)
  ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const refused = await test.call(manager, 'PUT', address, fileForm('old.docx', ole))
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('old.docx: This is an Office 97-2003 file.')
  expect((await test.call(manager, 'PUT', address, fileForm('old.docx', own(docxOf(paragraph('Hi')))))).status).toBe(
    200,
  )
})
