import { Card } from '@dragoman/ui/Card'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { t } from '../../../i18n/t.ts'

const day = 24 * 60 * 60 * 1000
/** How long people have to set a second factor up, unless the administrator says otherwise. */
const grace = 14 * day

const startOfDay = (time: number) => time - (time % day)

/** Whether a second factor is required, and from which day on. */
export function SecondFactorDate({
  value,
  onChange,
}: {
  value: number | null
  onChange: (value: number | null) => void
}) {
  return (
    <Card title={t('security.secondFactor')} description={t('security.secondFactorText')}>
      <Stack>
        <Switch
          isReversed
          isSelected={value !== null}
          onChange={(isOn) => onChange(isOn ? startOfDay(Date.now() + grace) : null)}
          description={t('security.requireText')}
        >
          {t('security.require')}
        </Switch>
        {value !== null && (
          <DatePicker
            label={t('security.requireFrom')}
            description={t('security.requireFromText')}
            value={value}
            onChange={(date) => onChange(date ?? value)}
            timeZone="UTC"
            isRequired
          />
        )}
      </Stack>
    </Card>
  )
}
