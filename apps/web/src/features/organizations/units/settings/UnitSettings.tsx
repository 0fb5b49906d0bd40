import { useCan, useMissing } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { SearchField } from '@dragoman/ui/SearchField'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { forbiddenReason } from '../../../../errors/error-text.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { t } from '../../../../i18n/t.ts'
import { overlay } from '../../../../lazy.tsx'
import { showToast } from '../../../../ground/toasts.ts'
import { LazyProfileSelect } from '../../../quality-rules/LazyProfileSelect.tsx'
import { useRecentChanges } from '../../client/use-last-change.ts'
import client from '../../client/client.module.css'
import { SettingsTable } from './SettingsTable.tsx'
import { unitSettings, type Setting, type SettingId } from './unit-settings.ts'

const SettingPanel = overlay(() => import('./SettingPanel.tsx'), 'SettingPanel')
const AutopilotPanel = overlay(() => import('./AutopilotPanel.tsx'), 'AutopilotPanel')
const SplitPanel = overlay(() => import('./SplitPanel.tsx'), 'SplitPanel')

/**
 * The settings that new projects of an organizational unit start with: each value, where it is set, and its last
 * change.
 */
export function UnitSettings({ unit }: { unit: OrgUnit }) {
  const path = { orgUnitUUID: unit.uuid }
  const sees = {
    placement: useCan(requirements['autopilot.getUnitSettings']),
    rules: useCan(requirements['segmentationRules.list']),
    memories: useCan(requirements['translationMemories.listOfOrgUnit']),
    profiles: useCan(requirements['qualityProfiles.setPlace']),
  }
  const { data: placement, isLoading: isPlacementComing } = useQuery({
    ...query(api.autopilot.getUnitSettings, { path }),
    enabled: sees.placement,
  })
  const { data: ownRules, isLoading: areRulesComing } = useQuery({
    ...query(api.segmentationRules.list),
    enabled: sees.rules,
  })
  const { data: memories, isLoading: areMemoriesComing } = useQuery({
    ...query(api.translationMemories.listOfOrgUnit, { path }),
    enabled: sees.memories,
  })
  const isComing = isPlacementComing || areRulesComing || areMemoriesComing
  const changes = useRecentChanges(unit.uuid)
  const missing = useMissing(requirements['orgUnits.update'])
  const update = useMutation(mutation(api.orgUnits.update))
  const additions = useMutation(mutation(api.orgUnits.updateFileAdditions))
  const rules = useMutation(mutation(api.autopilot.updateUnitSettings))
  const follow = useMutation(mutation(api.autopilot.resetUnitSettings))
  const [shows, setShows] = useState<'all' | 'own'>('all')
  const [text, setText] = useState('')
  const [open, setOpen] = useState<SettingId>()
  const settings = unitSettings(unit, {
    placement,
    hasRules: ownRules?.some(({ orgUnitUuid }) => orgUnitUuid === unit.uuid),
    memories: memories?.filter((memory) => memory.default).map(({ name }) => name),
  })
  const ownOnes = settings.filter(({ level }) => level === 'UNIT')
  // Settings that load later must not move the others: their groups wait, and so does what stands below.
  const known = (shows === 'own' ? ownOnes : settings).filter(
    ({ group }) => !isComing || (group !== 'work' && group !== 'context'),
  )
  const found = known.filter((setting) => matches(setting, text))
  const change = (setting: Setting, isOn: boolean) => {
    const uuid = unit.uuid
    if (setting.id === 'additions') return additions.mutate({ path, body: { enabled: isOn } })
    if (setting.id === 'sameLinguist' && placement) {
      return rules.mutate({ path, body: { ...placement, sameLinguistAllowed: isOn } })
    }
    const [field] = setting.fields
    update.mutate({ body: { uuid, [field!]: isOn } })
  }
  const reset = ({ reset: body, resetRules, label }: Setting) => {
    const title = t('organizations.resetDone', { setting: t(label) })
    const onSuccess = () => showToast({ tone: 'success', title })
    if (resetRules) follow.mutate({ path, query: { fields: resetRules.join(',') } }, { onSuccess })
    else update.mutate({ body: { uuid: unit.uuid, ...body } }, { onSuccess })
  }
  const isLocked = missing.length > 0
  const opened = settings.find(({ id }) => id === open)
  return (
    <>
      <div className={client.bar}>
        <h2 className={client.title}>{t('organizations.tab.settings')}</h2>
        <div className={client.tools}>
          <SegmentedControl
            label={t('organizations.tab.settings')}
            options={[
              { id: 'all', label: t('organizations.settings.all'), count: formatNumber(settings.length) },
              { id: 'own', label: t('organizations.settings.own'), count: formatNumber(ownOnes.length) },
            ]}
            value={shows}
            onChange={setShows}
          />
          <div className={client.search}>
            <SearchField label={t('organizations.settings.search')} value={text} onChange={setText} />
          </div>
        </div>
      </div>
      {isLocked && <InlineAlert tone="info">{forbiddenReason(missing)}</InlineAlert>}
      <SettingsTable
        unit={unit}
        settings={found}
        changes={changes}
        isLocked={isLocked}
        isPending={update.isPending || additions.isPending || rules.isPending || follow.isPending}
        onSwitch={change}
        onReset={reset}
        onOpen={setOpen}
      />
      {sees.profiles && !isComing && (
        <Card>
          <Suspense fallback={<Skeleton lines={2} />}>
            <LazyProfileSelect place={{ level: 'ORG_UNIT', placeUuid: unit.uuid }} around={[{ level: 'ACCOUNT' }]} />
          </Suspense>
        </Card>
      )}
      {opened && (
        <Suspense>
          {(opened.id === 'autopilot' || opened.id === 'skipReview') && placement ? (
            <AutopilotPanel unit={unit} placement={placement} part={opened.id} onClose={() => setOpen(undefined)} />
          ) : opened.id === 'split' && placement ? (
            <SplitPanel unit={unit} placement={placement} onClose={() => setOpen(undefined)} />
          ) : (
            <SettingPanel unit={unit} setting={opened} onClose={() => setOpen(undefined)} />
          )}
        </Suspense>
      )}
    </>
  )
}

function matches({ label, text, value }: Setting, wanted: string): boolean {
  const words = `${t(label)} ${t(text)} ${value}`.toLocaleLowerCase()
  return words.includes(wanted.trim().toLocaleLowerCase())
}
