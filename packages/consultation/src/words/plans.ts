/** How many analyses a plan includes each month; null = no limit. */
export const analysesOfPlan = (count: number | null): string =>
  count === null ? 'Analisi illimitate' : `${count} analisi al mese`

/** How many collaborators a plan includes. */
export const collaboratorsOfPlan = (count: number): string => `Fino a ${count} collaboratori`
