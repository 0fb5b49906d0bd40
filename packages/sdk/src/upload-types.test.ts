import { describe, expect, it } from 'vitest'
import {
  binaryType,
  extensionOf,
  mediaTypeOf,
  moreUploadExtensions,
  uploadExtensions,
  uploadRefusal,
  uploadTypes,
} from './upload-types.ts'

const specified =
  'csv, dita, ditamap, docm, docx, dotm, dotx, htm, html, idml, js, json, md, mqxliff, odg, odp, ods, odt, otg, otp, ots, ott, php, po, pot, potm, potx, ppsm, ppsx, pptm, pptx, properties, rtf, sdlxliff, srt, strings, tsv, txlf, txt, vtt, xlf, xliff, xliff2, xlsm, xlsx, xltm, xltx, xml, resx, yaml, yml, pdf, zip'

it('[upload.extensions] only the specified extensions are listed', () => {
  expect(uploadExtensions.join(', ')).toBe(specified)
})

describe.each([...uploadExtensions, ...moreUploadExtensions].map((extension) => [extension]))('%s', (extension) => {
  it('[upload.extensions] a file can be uploaded with each of its media types, with none, and as binary', () => {
    for (const type of ['', binaryType, ...uploadTypes[extension]]) {
      expect(uploadRefusal(`folder.x/a.b.${extension.toUpperCase()}`, type)).toBeUndefined()
    }
  })

  it('a file with another media type is refused', () => {
    expect(uploadRefusal(`a.${extension}`, 'image/png')).toBe('mediaType')
  })

  it('an extension has a default media type', () => {
    expect(mediaTypeOf(`a.${extension}`)).toBe(uploadTypes[extension][0])
  })
})

it.each([
  ['a.exe', 'exe'],
  ['json', ''],
  ['.json', ''],
  ['a.json/b', ''],
  ['a.', ''],
  ['', ''],
  ['a.constructor', 'constructor'],
])('the file %j is refused', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
  expect(uploadRefusal(name)).toBe('extension')
  expect(mediaTypeOf(name)).toBe(binaryType)
})

it('parameters and letter case of a media type are ignored', () => {
  expect(uploadRefusal('a.json', 'Application/JSON; charset=utf-8')).toBeUndefined()
  expect(uploadRefusal('a.docm', 'application/vnd.ms-word.document.macroEnabled.12')).toBeUndefined()
})
