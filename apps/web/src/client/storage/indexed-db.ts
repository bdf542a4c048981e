/** The result of a request, as a promise. Awaiting anything else inside a transaction would end it. */
export function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database refused'))
  })
}

/** Resolves once the transaction is committed; rejects when it was aborted. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'))
    transaction.onerror = () => reject(transaction.error ?? new Error('the transaction failed'))
  })
}
