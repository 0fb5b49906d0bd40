import { expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { readTmxPieces } from './tmx-pieces.ts'

const given = { sourceLocale: 'en_us', targetLocales: ['es'], isPacked: false, skip: 0, unitsInPiece: 1000 }

test('a TMX file with a text without end is refused by name, with the limit', async () => {
  const content = new Blob([
    '<tmx><header srclang="en-US"/><body><tu><prop type="x">',
    ...Array.from({ length: 60 }, () => '語語 '.repeat(200_000)),
  ])
  const read = async () => {
    for await (const piece of readTmxPieces(content, { ...given, fileName: 'endless.tmx' }, 48)) void piece
  }
  const error = await read().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FileRefused)
  expect(error).toMatchObject({ file: 'endless.tmx', reason: expect.stringContaining('48 MB') })
})
