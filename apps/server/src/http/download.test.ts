import { expect, it } from 'vitest'
import { download } from './download.ts'

it('names a file in ASCII for old browsers, and as it is called for the others', () => {
  const header = download(new Blob(['x']), 'L\'été "(1)*.json', 'application/json').headers.get('Content-Disposition')
  expect(header).toBe(
    'attachment; filename="L\'_t_ _(1)*.json"; filename*=UTF-8\'\'L%27%C3%A9t%C3%A9%20%22%281%29%2A.json',
  )
})
