import { expect, it } from 'vitest'
import { documentPath, keptDocument, permissionsDocument } from '../scripts/permissions-document.ts'

it('docs/permissions.md says what the table of permissions says', () => {
  expect(keptDocument(), `run node scripts/permissions-document.ts to write ${documentPath} anew`).toBe(
    permissionsDocument(),
  )
})
