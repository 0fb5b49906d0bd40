import { tiersWith } from '@dragoman/sdk/tiers'
import { eq } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import type { Objects } from './objects.ts'
import { accounts } from './tables.ts'

/** The head of an account's mails and documents. */
export interface AccountBrand {
  name: string
  /** PNG. */
  logo: Buffer
  /** How many times as wide as high the logo is. */
  aspect: number
  /** Whether the logo is wide enough to hold the name itself. */
  isWide: boolean
}

/** The logo of an account; null without one, or a plan with it, and where it can't be read. */
export async function accountBrand(
  db: Database,
  objects: Pick<Objects, 'content'>,
  accountId: string,
): Promise<AccountBrand | null> {
  const [account] = await db
    .select({ name: accounts.name, tier: accounts.tier, logo: accounts.logo })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!account?.logo || !tiersWith('BRANDING').includes(account.tier)) return null
  const { square, wide, width, height } = account.logo
  const isWide = width >= 2 * height
  try {
    const content = await (await objects.content(isWide ? wide : square)).arrayBuffer()
    return { name: account.name, logo: Buffer.from(content), aspect: isWide ? width / height : 1, isWide }
  } catch {
    // A mail or a document without a logo is better than none.
    return null
  }
}
