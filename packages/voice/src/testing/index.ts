export { FIVE_DELEGATES, saidByAll, TEN_LINES } from './five-delegates.ts'
