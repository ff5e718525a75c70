import { type BrandId, type BrandNotation, reflectToAsk, TONE_NAMES, type ToneName } from '@riflesso/colorimetry'
import { TONE_LABELS } from '@riflesso/consultation'
import { answerReflect } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { brandCopy as copy } from '~/copy/public/brand.ts'
import { Button } from '~/ui/button.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { salonSettingsQuery } from './salon-settings.ts'

type Answer = { readonly brand: BrandId; readonly code: string; readonly tone: ToneName | null }

type Props = {
  readonly brand: BrandNotation | null
  /** Generic notation of what is on the screen. */
  readonly shades: readonly (string | null | undefined)[]
}

/** Asks which tone the first reflect is that neither a source nor the salon confirms; nothing when all are known. */
export function ReflectQuestion({ brand, shades }: Props) {
  const queryClient = useQueryClient()
  const answering = useApiMutation({
    mutationFn: (body: Answer) => call(answerReflect, { body }),
    onSuccess: (settings) => queryClient.setQueryData(salonSettingsQuery.queryKey, settings),
    failed: copy.failed,
  })
  const code = brand && shades.map((shade) => (shade ? reflectToAsk(brand, shade) : null)).find((each) => each !== null)
  if (!brand || !code) return null
  const answers = [...TONE_NAMES.filter((tone) => brand.unsure.has(tone)), null]
  return (
    <fieldset className="flex flex-wrap min-w-0 mt-2 p-0 border-0 gap-1.5" disabled={answering.isPending}>
      <legend className="mb-1.5 p-0 text-sm">{copy.question(brand.name, `${brand.mark}${code}`)}</legend>
      {answers.map((tone) => (
        <Button
          key={tone ?? ''}
          look="secondary"
          size="md"
          onClick={() => answering.mutate({ brand: brand.id, code, tone })}
        >
          {tone === null ? copy.other : TONE_LABELS[tone]}
        </Button>
      ))}
    </fieldset>
  )
}
