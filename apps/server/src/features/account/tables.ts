import type { CostsLogfileType } from '@dragoman/sdk/operations/accountSettings'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PlacementRules } from '../../identity/tables.ts'
import { accounts } from '../../kernel/tables.ts'

/** The settings of an account for all of its work; an account without any has no row. */
export const accountSettings = pgTable('account_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Whether canceling a project and returning a task take a cancellation option. */
  cancellationRequired: boolean('cancellation_required').notNull().default(false),
  projectAutomationEnabled: boolean('project_automation_enabled').notNull().default(true),
  aiReviewEnabled: boolean('ai_review_enabled').notNull().default(false),
  aiSpellcheckEnabled: boolean('ai_spellcheck_enabled').notNull().default(false),
  sendLearntToKanban: boolean('send_learnt_to_kanban').notNull().default(false),
  customReviewCategorizationEnabled: boolean('custom_review_categorization_enabled').notNull().default(false),
  customReviewCategoryOnly: boolean('custom_review_category_only').notNull().default(false),
  /** Whether someone else confirms payout methods that people change themselves. */
  payoutConfirmationRequired: boolean('payout_confirmation_required').notNull().default(false),
  /** The setting that new translation memories start with. */
  requireContextTmMatching: boolean('require_context_tm_matching').notNull().default(false),
  contractIntroduction: text('contract_introduction').notNull().default(''),
  /** Whether people find the contracts that they accepted in their profile. */
  contractsInProfile: boolean('contracts_in_profile').notNull().default(true),
  costsLogfileType: text('costs_logfile_type').$type<CostsLogfileType>().notNull().default('BY_STATUS'),
  /** How the words of new projects are counted, where their organizational unit says nothing else. */
  wordCounter: text('word_counter').$type<WordCounter>().notNull().default('WORD'),
  /** Hours in which a reduced fee can be accepted. */
  stopLossHours: integer('stop_loss_hours').notNull().default(72),
  /** Lowest reduced fee that can be offered, in percent of the payment. */
  stopLossMinimumPercent: integer('stop_loss_minimum_percent').notNull().default(0),
  stopLossReasonRequired: boolean('stop_loss_reason_required').notNull().default(false),
  /** Days that an entry of the journal is kept; null for forever. */
  journalDays: integer('journal_days'),
  /** The rules by which linguists get tasks automatically; null for the defaults. */
  placement: jsonb('placement').$type<PlacementRules>(),
})
