import 'react-easy-crop/react-easy-crop.css'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Area } from 'react-easy-crop'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import styles from './AvatarCard.module.css'

interface AvatarCropperProps {
  file: File
  onClose: () => void
  /** The file isn't a picture, whatever it is called. */
  onUnreadable: () => void
  onUploaded: (avatar: string) => void
}

/** Chooses the part of a picture that is shown, with the pointer, the arrow keys or the slider, and uploads it. */
export function AvatarCropper({ file, onClose, onUnreadable, onUploaded }: AvatarCropperProps) {
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const upload = useMutation({ ...mutation(api.users.uploadAvatar), meta: { showsErrors: true } })
  const [isCutting, setCutting] = useState(false)
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(String(reader.result)))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  async function send(chosen: Area) {
    setCutting(true)
    try {
      const square = await cropSquare(file, chosen)
      upload.mutate({ body: { file: square } }, { onSuccess: ({ avatar }) => onUploaded(avatar) })
    } catch {
      onUnreadable()
    } finally {
      setCutting(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('profile.avatar.crop')}
      footer={
        <ActionButtons
          label={t('shell.save')}
          isDisabled={!area}
          isPending={isCutting || upload.isPending}
          onPress={() => area && void send(area)}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={12}>
        <p>{t('profile.avatar.cropText')}</p>
        <div className={styles.crop} dir="ltr">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            // The style sheet comes with the page: none is written into it (content security policy).
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('profile.avatar.crop') }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <label className={styles.zoom}>
          {t('profile.avatar.zoom')}
          <input
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {upload.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(upload.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

/** Edge of the picture that is sent, in pixels. */
const edge = 512

/** A part of a picture file, redrawn as a square PNG: the upload is small, and has nothing else of the file in it. */
async function cropSquare(
  file: File,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = edge
  canvas.getContext('2d')!.drawImage(picture, x, y, width, height, 0, 0, edge, edge)
  picture.close()
  const content = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'))
  if (!content) throw new Error('the picture could not be drawn')
  return new File([content], 'avatar.png', { type: 'image/png' })
}
