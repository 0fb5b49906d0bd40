import { describe, expect, it } from 'vitest'
import { download, downloadUrl, readDownloadToken } from './download.ts'

it('a download has an ASCII file name for old browsers and the real one for others', () => {
  const header = download(new Blob(['x']), 'L\'été "(1)*.json', 'application/json').headers.get('Content-Disposition')
  expect(header).toBe(
    "attachment; filename=\"L'_t_ _(1)*.json\"; filename*=UTF-8''L%27%C3%A9t%C3%A9%20%22%281%29%2A.json",
  )
})

it('a download is never named as what it is not', () => {
  const header = download(new Blob(['x']), 'invoice\u202Egpj\n.exe', 'text/plain').headers.get('Content-Disposition')
  expect(header).toBe('attachment; filename="invoicegpj.exe"; filename*=UTF-8\'\'invoicegpj.exe')
})

describe('a download link', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const secretKey = 'a key for tests only'
  const terms = { settings: { publicUrl: 'http://dragoman.test', secretKey }, now, session: { uuid: 'session' } }
  const token = downloadUrl(terms, 'file-key', 'job-1').replace(/^.*\//, '')
  const [key, owner, session, until, signature] = token.split('.')
  const says = { fileKey: 'file-key', owner: 'job-1', by: { sessionUuid: 'session' } }
  const longer = later(24 * 60)
    .getTime()
    .toString(36)

  it('a download link works for an hour', () => {
    expect(readDownloadToken(secretKey, token, now)).toEqual(says)
    expect(readDownloadToken(secretKey, token, later(59))).toEqual(says)
    expect(readDownloadToken(secretKey, token, later(60))).toBeNull()
  })

  it.each([
    ['for another file', `other-key.${owner}.${session}.${until}.${signature}`],
    ['for another owner', `${key}.job-2.${session}.${until}.${signature}`],
    ['for another session', `${key}.${owner}.other.${until}.${signature}`],
    ['for longer', `${key}.${owner}.${session}.${longer}.${signature}`],
    ['with another signature', `${key}.${owner}.${session}.${until}.${'A'.repeat(signature!.length)}`],
    ['with a part of the signature', `${key}.${owner}.${session}.${until}.${signature!.slice(0, -1)}`],
    ['without a signature', `${key}.${owner}.${session}.${until}`],
    ['in the form of earlier versions', `${key}.${until}.${signature}`],
    ['of nothing', ''],
  ])('a download link is refused %s', (_, forged) => {
    expect(readDownloadToken(secretKey, forged, now)).toBeNull()
  })

  it('a download link signed with another key is refused', () => {
    expect(readDownloadToken(`${secretKey}!`, token, now)).toBeNull()
  })
})
