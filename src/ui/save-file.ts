/** Hands a file to the browser, which saves it or opens it in the app that it is for. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  // Its address stays for as long as the page: a phone reads the file once its owner has decided.
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
}
