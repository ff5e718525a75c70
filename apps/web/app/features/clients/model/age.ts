/** Age in years from a date ('YYYY-MM-DD'), in local time. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  const years = today.getFullYear() - year
  const reached = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day)
  return reached ? years : years - 1
}

/** Whether today is the birthday; 29 February counts as the 28th in other years. */
export function isBirthday(birthDate: string, today: Date): boolean {
  const [, month = 1, day = 1] = birthDate.split('-').map(Number)
  const isLeap = new Date(today.getFullYear(), 1, 29).getMonth() === 1
  const celebrated = month === 2 && day === 29 && !isLeap ? 28 : day
  return today.getMonth() + 1 === month && today.getDate() === celebrated
}
