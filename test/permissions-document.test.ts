import { expect, it } from 'vitest'
import { documentPath, keptDocument, permissionsDocument } from '../scripts/permissions-document.ts'

it('docs/permissions.md matches the permission table', () => {
  expect(keptDocument(), `run node scripts/permissions-document.ts to update ${documentPath}`).toBe(
    permissionsDocument(),
  )
})
