export { saidByAll, TEN_LINES } from './five-delegates.ts'
