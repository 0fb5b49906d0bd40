import { describe, expect, it } from 'vitest'
import { download, downloadUrl, readDownloadToken } from './download.ts'

it('a download has an ASCII file name for old browsers and the real one for others', () => {
  const header = download(new Blob(['x']), 'L\'été "(1)*.json', 'application/json').headers.get('Content-Disposition')
  expect(header).toBe(
    "attachment; filename=\"L'_t_ _(1)*.json\"; filename*=UTF-8''L%27%C3%A9t%C3%A9%20%22%281%29%2A.json",
  )
})

describe('a download link', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const secretKey = 'a key for tests only'
  const token = downloadUrl({ publicUrl: 'http://dragoman.test', secretKey }, 'file-key', now).replace(/^.*\//, '')
  const [key, until, signature] = token.split('.')
  const longer = later(24 * 60)
    .getTime()
    .toString(36)

  it('a download link works for an hour', () => {
    expect(readDownloadToken(secretKey, token, now)).toBe('file-key')
    expect(readDownloadToken(secretKey, token, later(59))).toBe('file-key')
    expect(readDownloadToken(secretKey, token, later(60))).toBeNull()
  })

  it.each([
    ['for another file', `other-key.${until}.${signature}`],
    ['for longer', `${key}.${longer}.${signature}`],
    ['with another signature', `${key}.${until}.${'A'.repeat(signature!.length)}`],
    ['with a part of the signature', `${key}.${until}.${signature!.slice(0, -1)}`],
    ['without a signature', `${key}.${until}`],
    ['of nothing', ''],
  ])('a download link is refused %s', (_, forged) => {
    expect(readDownloadToken(secretKey, forged, now)).toBeNull()
  })

  it('a download link signed with another key is refused', () => {
    expect(readDownloadToken(`${secretKey}!`, token, now)).toBeNull()
  })
})
