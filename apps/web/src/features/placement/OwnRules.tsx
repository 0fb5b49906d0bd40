import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UnitPlacementSettings } from '@dragoman/sdk/operations/autopilot'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { ruleLabel, rulesOf, ruleValue } from './placement-words.ts'

interface OwnRulesProps {
  units: readonly UnitPlacementSettings[]
  /** Whether the page is about a rule. */
  shows: (field: string) => boolean
}

/** The organizational units that set rules themselves, with what they set, and the way back to those of the account. */
export function OwnRules({ units: all, shows }: OwnRulesProps) {
  const own = ({ settings }: UnitPlacementSettings) => (settings.ownFields ?? []).filter(shows)
  const units = all.filter((unit) => own(unit).length > 0)
  const restore = useMutation(mutation(api.autopilot.updateUnitSettings))
  const reset = useMutation(mutation(api.autopilot.resetUnitSettings))
  const follow = (unit: UnitPlacementSettings) => {
    const { uuid, name, settings } = unit
    const path = { orgUnitUUID: uuid }
    const onAction = () => restore.mutate({ path, body: rulesOf(settings) })
    const action = { label: t('placement.undo'), onAction }
    const onSuccess = () => showToast({ tone: 'success', title: t('placement.resetDone', { name }), action })
    reset.mutate({ path, query: { fields: own(unit).join(',') } }, { onSuccess })
  }
  return (
    <Card title={t('placement.units')} description={units.length > 0 && t('placement.unitsText')}>
      {units.length === 0 ? (
        <p>{t('placement.noUnits')}</p>
      ) : (
        <RowList label={t('placement.units')}>
          {units.map((unit) => (
            <RowListItem
              key={unit.uuid}
              end={
                <Button
                  size="small"
                  variant="quiet"
                  icon="undo"
                  isDisabled={reset.isPending}
                  aria-label={t('placement.resetOf', { name: unit.name })}
                  onPress={() => follow(unit)}
                >
                  {t('placement.reset')}
                </Button>
              }
              below={own(unit).map((field) => (
                <p key={field}>
                  {t('placement.ownRule', {
                    rule: ruleLabel(field),
                    value: ruleValue(field, unit.settings[field as keyof typeof unit.settings]),
                  })}
                </p>
              ))}
            >
              <Link to="/organizations/units/$id" params={{ id: unit.uuid }} search={{ tab: 'settings' }}>
                {unit.name}
              </Link>
            </RowListItem>
          ))}
        </RowList>
      )}
    </Card>
  )
}
