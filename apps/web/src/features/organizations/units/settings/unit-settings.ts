import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { OrgUnit, OrgUnitUpdate } from '@dragoman/sdk/operations/orgUnits'
import { valueText } from '../../../../form/conflict-text.ts'
import { formatNumber, languageName } from '../../../../i18n/format.ts'
import { enumWord, t, type PlainMessageId } from '../../../../i18n/t.ts'
import { localesOf } from '../../../locales/locale-options.ts'
import { skipReviewRules } from '../../../placement/placement-words.ts'

/** Where a value is set, the most general first. */
export const levels = ['SYSTEM', 'ACCOUNT', 'ORGANIZATION', 'UNIT'] as const

export type Level = (typeof levels)[number]

export type SettingId =
  | 'source'
  | 'targets'
  | 'steps'
  | 'tags'
  | 'priceList'
  | 'netRates'
  | 'wordCounter'
  | 'autopilot'
  | 'automation'
  | 'skipReview'
  | 'sameLinguist'
  | 'split'
  | 'additions'
  | 'segmentation'
  | 'memories'
  | 'tmFirst'
  | 'ntFirst'

export type SettingGroup = 'languages' | 'prices' | 'work' | 'context'

export interface Setting {
  id: SettingId
  group: SettingGroup
  label: PlainMessageId
  text: PlainMessageId
  /** In words. */
  value: string
  level: Level
  /** The fields of the journal that tell of a change. */
  fields: readonly string[]
  /** On or off, changed in place. */
  isOn?: boolean
  /** Takes the unit's own value away; absent where that is done elsewhere, or there is none. */
  reset?: Omit<OrgUnitUpdate, 'uuid'>
  /** The same for rules of auto-assignment that the unit sets itself: their names. */
  resetRules?: readonly string[]
}

/**
 * The data behind a unit's settings, besides the unit itself; undefined while it loads, and for people who may not see
 * it.
 */
export interface SettingFacts {
  placement: PlacementSettings | undefined
  /** Whether it has segmentation rules of its own. */
  hasRules: boolean | undefined
  /** Names of the memories that its new projects use. */
  memories: readonly string[] | undefined
}

const own = (isOwn: boolean): Level => (isOwn ? 'UNIT' : 'SYSTEM')

/** Where rules of auto-assignment are set, and the way back to those of the account. */
function ruleLevel({ ownFields = [] }: PlacementSettings, fields: readonly string[]) {
  const resetRules = fields.filter((field) => ownFields.includes(field))
  const level: Level = resetRules.length > 0 ? 'UNIT' : 'ACCOUNT'
  return { level, fields, ...(resetRules.length > 0 && { resetRules }) }
}

const autopilotFields = [
  'enabled',
  'minimumScore',
  'minimumJobs',
  'qualityFilterEnabled',
  'rateFilterEnabled',
  'tagFilterEnabled',
  'availabilityFilterEnabled',
  'capacityFilterEnabled',
  'order',
  'distribution',
  'batchSize',
  'waitingMinutes',
]

/** Everything that new projects of an organizational unit start with: the value, and where it is set. */
export function unitSettings(unit: OrgUnit, { placement, hasRules, memories }: SettingFacts): Setting[] {
  const targets = localesOf(unit.clientLanguages)
  const hasSteps = unit.workflows.join() !== 'TRANSLATION'
  const text = (isOn: boolean) => t(isOn ? 'organizations.on' : 'organizations.off')
  const settings: (Setting | undefined)[] = [
    {
      id: 'source',
      group: 'languages',
      label: 'organizations.sourceLanguage',
      text: 'organizations.sourceText',
      value: unit.defaultSourceLanguage ? languageName(unit.defaultSourceLanguage) : t('shell.none'),
      level: own(unit.defaultSourceLanguage !== undefined),
      fields: ['defaultSourceLanguage'],
      ...(unit.defaultSourceLanguage && { reset: { defaultSourceLanguage: null } }),
    },
    {
      id: 'targets',
      group: 'languages',
      label: 'organizations.targetLanguages',
      text: 'organizations.targetsText',
      value: targets.length > 0 ? valueText(targets.map(languageName)) : t('shell.none'),
      level: own(targets.length > 0),
      fields: ['clientLanguages'],
      ...(targets.length > 0 && { reset: { clientLanguages: '' } }),
    },
    {
      id: 'steps',
      group: 'languages',
      label: 'organizations.steps',
      text: 'organizations.stepsText',
      value: unit.workflows.map((code) => enumWord('workflow', code)).join(' → '),
      level: own(hasSteps),
      fields: ['workflows'],
      ...(hasSteps && { reset: { workflows: ['TRANSLATION'] } }),
    },
    {
      id: 'tags',
      group: 'languages',
      label: 'organizations.tags',
      text: 'organizations.tagsText',
      value: unit.tags.length > 0 ? valueText(unit.tags) : t('shell.none'),
      level: own(unit.tags.length > 0),
      fields: ['tags'],
      ...(unit.tags.length > 0 && { reset: { tags: [] } }),
    },
    unit.priceList && {
      id: 'priceList',
      group: 'prices',
      label: 'organizations.priceList',
      text: 'organizations.priceListText',
      value: unit.priceList.name,
      level: unit.priceList.source as Level,
      fields: [],
    },
    unit.netRateSettings && {
      id: 'netRates',
      group: 'prices',
      label: 'organizations.netRates',
      text: 'organizations.netRatesText',
      value: unit.netRateSettings.name,
      level: unit.netRateSettings.source as Level,
      fields: [],
    },
    {
      id: 'wordCounter',
      group: 'prices',
      label: 'organizations.wordCounter',
      text: 'organizations.wordCounterText',
      value: enumWord('wordCounter', unit.wordCounter),
      level: unit.wordCounterSource,
      fields: ['wordCounter'],
      ...(unit.wordCounterSource === 'UNIT' && { reset: { wordCounter: null } }),
    },
    placement && {
      id: 'autopilot',
      group: 'work',
      label: 'organizations.autopilot',
      text: 'organizations.autopilotText',
      value: autopilotText(placement),
      ...ruleLevel(placement, autopilotFields),
    },
    placement && {
      id: 'skipReview',
      group: 'work',
      label: 'organizations.skipReview',
      text: 'organizations.skipReviewText',
      value: placement.skipReviewEnabled
        ? t('organizations.autopilot.from', { score: formatNumber(placement.minimumScoreToSkipReview ?? 0) })
        : t('organizations.off'),
      ...ruleLevel(placement, skipReviewRules),
    },
    placement && {
      id: 'sameLinguist',
      group: 'work',
      label: 'organizations.sameLinguist',
      text: 'organizations.sameLinguistText',
      value: text(placement.sameLinguistAllowed ?? false),
      ...ruleLevel(placement, ['sameLinguistAllowed']),
      isOn: placement.sameLinguistAllowed ?? false,
    },
    placement && {
      id: 'split',
      group: 'work',
      label: 'organizations.split',
      text: 'organizations.splitText',
      value: placement.splitAboveWords
        ? t('organizations.split.above', { count: formatNumber(placement.splitAboveWords) })
        : t('organizations.off'),
      ...ruleLevel(placement, ['splitAboveWords']),
    },
    {
      id: 'automation',
      group: 'work',
      label: 'organizations.automation',
      text: 'organizations.automationText',
      value: text(unit.projectAutomationEnabled),
      level: own(!unit.projectAutomationEnabled),
      fields: ['projectAutomationEnabled'],
      isOn: unit.projectAutomationEnabled,
    },
    {
      id: 'additions',
      group: 'work',
      label: 'organizations.additions',
      text: 'organizations.additionsText',
      value: text(unit.fileAdditionsEnabled),
      level: own(!unit.fileAdditionsEnabled),
      fields: ['fileAdditionsEnabled'],
      isOn: unit.fileAdditionsEnabled,
    },
    memories && {
      id: 'memories',
      group: 'context',
      label: 'organizations.tab.memories',
      text: 'organizations.memoriesText',
      value: memories.length > 0 ? valueText([...memories]) : t('shell.none'),
      level: own(memories.length > 0),
      fields: ['memories'],
    },
    hasRules === undefined
      ? undefined
      : {
          id: 'segmentation',
          group: 'context',
          label: 'organizations.segmentation',
          text: 'organizations.segmentationText',
          value: t(hasRules ? 'organizations.segmentation.own' : 'organizations.segmentation.builtIn'),
          level: own(hasRules),
          fields: [],
        },
    {
      id: 'tmFirst',
      group: 'context',
      label: 'organizations.tmFirst',
      text: 'organizations.tmFirstText',
      value: text(unit.tmMatchOverRepetitionEnabled),
      level: own(!unit.tmMatchOverRepetitionEnabled),
      fields: ['tmMatchOverRepetitionEnabled'],
      isOn: unit.tmMatchOverRepetitionEnabled,
    },
    {
      id: 'ntFirst',
      group: 'context',
      label: 'organizations.ntFirst',
      text: 'organizations.ntFirstText',
      value: text(unit.ntMatchOverRepetitionEnabled),
      level: own(unit.ntMatchOverRepetitionEnabled),
      fields: ['ntMatchOverRepetitionEnabled'],
      isOn: unit.ntMatchOverRepetitionEnabled,
    },
  ]
  return settings.filter((setting) => setting !== undefined)
}

function autopilotText({ enabled, qualityFilterEnabled, minimumScore }: PlacementSettings): string {
  if (!enabled) return t('organizations.off')
  if (!qualityFilterEnabled || minimumScore === 0) return t('organizations.on')
  return t('organizations.autopilot.from', { score: formatNumber(minimumScore) })
}
