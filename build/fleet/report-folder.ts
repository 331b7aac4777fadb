/** Below the folder of the sites. Its name begins with a dot, like the folder of the releases: nobody serves it. */
export const reportFolder = '.report';
