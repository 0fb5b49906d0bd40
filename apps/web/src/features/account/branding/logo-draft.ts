import { useEffect, useState } from 'react'
import type { ShownBrand } from '../../../shell/Logo.tsx'
import { t } from '../../../i18n/t.ts'

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']
const limit = 2 * 1024 * 1024

/** A logo that is chosen and not saved yet. */
export interface LogoDraft {
  file: File
  /** How the preview shows it. */
  logo: NonNullable<ShownBrand['logo']>
  /** Pixels. */
  width: number
  height: number
}

/** A chosen logo as the preview shows it. @throws with a sentence for people where it can't be used */
export async function readDraft(file: File): Promise<LogoDraft> {
  if (!logoTypes.includes(file.type) || file.size > limit) throw new Error(t('branding.refused'))
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(address)
    throw new Error(t('branding.refused'))
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { file, logo: { square: address, wide: address, isWide: width >= 2 * height }, width, height }
}

/** Keeps a draft, and lets go of its picture when another one takes its place. */
export function useLogoDraft() {
  const [draft, setDraft] = useState<LogoDraft | null>(null)
  useEffect(() => () => void (draft && URL.revokeObjectURL(draft.logo.square)), [draft])
  return [draft, setDraft] as const
}
