import type { Database } from '../../kernel/database/connect.ts'
import { settingsOf, writeSettings } from '../account/settings/settings-of.ts'

/** How an account shows its contracts. */
export interface ContractDisplay {
  introduction: string
  listedInProfile: boolean
}

export async function displayOf(db: Database, accountId: string): Promise<ContractDisplay> {
  const { contractIntroduction: introduction, contractsInProfile: listedInProfile } = await settingsOf(db, accountId)
  return { introduction, listedInProfile }
}

/** Changes how a held account shows its contracts. */
export const writeDisplay = (
  db: Database,
  accountId: string,
  { introduction: contractIntroduction, listedInProfile: contractsInProfile }: ContractDisplay,
): Promise<void> => writeSettings(db, accountId, { contractIntroduction, contractsInProfile })
