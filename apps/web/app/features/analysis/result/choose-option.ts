import type { OptionId } from '@riflesso/colorimetry'
import { chooseOption } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { toast } from '~/ui/toast/toast.ts'

/** Stores the chosen option on the server. Calls are serialised, so that the last choice wins. */
export function useRememberOption(analysisId: string): (option: OptionId) => void {
  const { mutate } = useMutation({
    scope: { id: `${chooseOption.path} ${analysisId}` },
    mutationFn: (option: OptionId) => call(chooseOption, { params: { id: analysisId }, body: { option } }),
    onError: (error) => toast.error({ title: analysisCopy.toasts.optionNotSaved, text: messageOf(error) }),
  })
  return mutate
}
